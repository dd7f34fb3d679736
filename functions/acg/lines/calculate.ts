import { type AcgLine, computeAngularLines } from '../../../lib/astro/chart/acg/lines.ts';
import type { ChartServices } from '../../../lib/charts/subject.ts';
import { type MapFrame, readSky } from '../map-sky.ts';
import type { LinesRequest } from './request.ts';

/** The lines of a birth. */
interface LinesMap extends MapFrame {
  readonly lines: readonly AcgLine[];
}

/**
 * Computes the lines of every body.
 *
 * @throws Problem of {@link readSky}
 */
export function calculateLines(request: LinesRequest, services: ChartServices): LinesMap {
  const { subject, bodies, sky, warnings } = readSky(request, services);
  return { subject, warnings, lines: computeAngularLines(bodies, request.options.frame, sky) };
}
