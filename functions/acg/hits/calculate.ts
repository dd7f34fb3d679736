import { computeAngularLines } from '../../../lib/astro/chart/acg/lines.ts';
import { findNearbyLines, type NearbyLine } from '../../../lib/astro/chart/acg/nearby-lines.ts';
import type { ChartServices } from '../../../lib/charts/subject.ts';
import { type AcgSkyOverPlace, readSkyOverPlace } from '../map-sky.ts';
import type { HitsRequest } from './request.ts';

/** The lines of a birth that pass near a place. */
interface HitsMap extends AcgSkyOverPlace {
  readonly hits: readonly NearbyLine[];
}

/**
 * Finds the lines that pass near a place, nearest first.
 *
 * @throws Problem of {@link readSkyOverPlace}
 */
export function calculateHits(request: HitsRequest, services: ChartServices): HitsMap {
  const read = readSkyOverPlace(request, services);
  const lines = computeAngularLines(read.bodies, request.options.frame, read.sky);
  return { ...read, hits: findNearbyLines(lines, read.over.place, request.radius_km) };
}
