import { findLineCrossings, type LineCrossing } from '../../../lib/astro/chart/acg/crossings.ts';
import { computeAngularLines } from '../../../lib/astro/chart/acg/lines.ts';
import type { ChartServices } from '../../../lib/charts/subject.ts';
import { type MapFrame, readSky } from '../map-sky.ts';
import type { CrossingsRequest } from './request.ts';

/** The crossings of the lines of a birth. */
interface CrossingsMap extends MapFrame {
  readonly crossings: readonly LineCrossing[];
}

/**
 * Computes where the lines of two bodies cross.
 *
 * @throws Problem of {@link readSky}
 */
export function calculateCrossings(request: CrossingsRequest, services: ChartServices): CrossingsMap {
  const { subject, bodies, sky, warnings } = readSky(request, services);
  const lines = computeAngularLines(bodies, request.options.frame, sky);
  return { subject, warnings, crossings: findLineCrossings(lines) };
}
