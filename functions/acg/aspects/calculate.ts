import { computeAspectLines } from '../../../lib/astro/chart/acg/aspect-lines.ts';
import type { AcgLine } from '../../../lib/astro/chart/acg/lines.ts';
import type { ChartServices } from '../../../lib/charts/subject.ts';
import { type MapFrame, readSky } from '../map-sky.ts';
import type { AspectsRequest } from './request.ts';

/** The aspect lines of a birth. */
interface AspectsMap extends MapFrame {
  readonly lines: readonly AcgLine[];
}

/**
 * Computes the lines on which every body is in aspect to an angle.
 *
 * @throws Problem of {@link readSky}
 */
export function calculateAspectLines(request: AspectsRequest, services: ChartServices): AspectsMap {
  const { subject, bodies, sky, warnings } = readSky(request, services);
  return { subject, warnings, lines: computeAspectLines(bodies, request.options.aspects, sky) };
}
