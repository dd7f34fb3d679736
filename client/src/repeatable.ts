import type { GetPath, Path, PostPath } from './operations.ts';

/**
 * Whether asking a path again is the same as asking once. The compiler wants a line for every POST of the contract, so a
 * new one is never repeated by default.
 */
const POST_IS_REPEATABLE: Readonly<Record<PostPath, boolean>> = {
  '/acg/aspects': true,
  '/acg/crossings': true,
  '/acg/hits': true,
  '/acg/lines': true,
  '/acg/local-space': true,
  '/comparative/composite': true,
  '/comparative/natal-transits': true,
  '/comparative/synastry': true,
  '/ephemeris/fixed-stars': true,
  '/ephemeris/hermetic-lots': true,
  '/ephemeris/lunar-phase': true,
  '/ephemeris/midpoints': true,
  '/ephemeris/natal-chart': true,
  '/ephemeris/natal/batch': true,
  '/ephemeris/progressed': true,
  '/ephemeris/relocation': true,
  '/ephemeris/venus-star-points': true,
  '/ephemeris/venus-star-points/conjunctions': true,
  '/ephemeris/venus-star-points/eight-year-star': true,
  '/ephemeris/venus-star-points/elongations': true,
  '/ephemeris/venus-star-points/phase': true,
  '/ephemeris/venus-star-points/stations': true,
  '/location/batch': true,
  // A message of a protocol with its own client: what it asks for is not known here.
  '/mcp': false,
  '/predictive/events': true,
  // The second answer would say that there was nothing to clear.
  '/predictive/optimization/clear-cache': false,
  '/predictive/returns': true,
  '/predictive/returns/lunar': true,
  '/predictive/returns/solar': true,
  '/predictive/transits/planet-to-degree': true,
  '/predictive/transits/search': true,
  '/predictive/transits/sign-ingresses': true,
  '/timezone/lookup': true,
  '/timezone/offset': true,
};

/** Paths that tell how the service is: also when it is not well, with 503 and the same answer. */
const REPORTS: readonly Path[] = ['/ephemeris/health', '/health', '/health/detailed'] satisfies GetPath[];

/** Whether a path answers 503 with what it was asked for: that is wanted now, not after a while. */
export function isReport(path: Path): boolean {
  return REPORTS.includes(path);
}

/** Whether a call can be made again where the service had no room for it. */
export function isRepeatable(method: 'get' | 'post', path: Path): boolean {
  return method === 'get' ? !isReport(path) : POST_IS_REPEATABLE[path as PostPath] === true;
}
