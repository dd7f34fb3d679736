import type * as z from 'zod';
import { findMeantNumber, listFileNames, minorPlanetId, readAsteroidId } from '../../base/catalog/minor-planets.ts';
import { findNearestNames, toCanonicalName } from '../../base/catalog/names.ts';

/** Accepted wherever minor planets by their numbers are. */
const MINOR_PLANET = 'eris';

/** The number of a minor planet without an installed file, in a member that takes others; else undefined. */
export function findMissingNumber(issue: z.core.$ZodIssue, sent: unknown): number | undefined {
  if (issue.code !== 'invalid_value' || typeof sent !== 'string' || !issue.values.includes(MINOR_PLANET))
    return undefined;
  return readAsteroidId(toCanonicalName(sent));
}

/** Follows the location of the member. */
export function describeMissingFile(number: number): string {
  const [long, short] = listFileNames(number);
  return `has no file here: minor planet ${number} needs ${long} or ${short} of the Swiss Ephemeris, which the operator adds with npm run data -- bodies add ${short}`;
}

/**
 * The accepted name that a text probably means; a minor planet also by its number or a common name: `433`, `Eros`; a path also by its
 * end: `natal-chart`.
 */
export function findMeantName(sent: string, knownNames: readonly string[]): string | undefined {
  const number = knownNames.includes(MINOR_PLANET) ? findMeantNumber(sent) : undefined;
  if (number !== undefined) return minorPlanetId(number);
  return findNearestNames(sent, knownNames, 1)[0] ?? findOnlyPath(sent, knownNames);
}

/** The only path that ends with a text. */
function findOnlyPath(sent: string, paths: readonly string[]): string | undefined {
  const end = `/${sent.trim().toLowerCase().replace(/^\//, '').replaceAll('_', '-')}`;
  const [path, another] = paths.filter((one) => one.endsWith(end));
  return another === undefined ? path : undefined;
}
