import { bearingDeg } from './bearing.ts';
import { nearestOn } from './half-circle.ts';
import type { AcgLine } from './lines.ts';
import { angleBetweenDeg, directionOf, kmOfDeg, type Place, placeUnder } from './sphere.ts';

/** A line that passes near a place. */
export interface Hit {
  readonly line: AcgLine;
  /** Along the great circle to the nearest point of the curve itself. */
  readonly distanceKm: number;
  readonly nearest: Place;
  /** Towards that point, degrees from north through east; undefined where the place lies on the line. */
  readonly bearingDeg: number | undefined;
}

/** The lines that pass within a radius of a place, nearest first. */
export function hitsWithin(lines: readonly AcgLine[], place: Place, radiusKm: number): readonly Hit[] {
  const here = directionOf(place);
  return lines
    .map((line) => {
      const point = nearestOn(line.half, here);
      return { line, point, distanceKm: kmOfDeg(angleBetweenDeg(here, point)) };
    })
    .filter(({ distanceKm }) => distanceKm <= radiusKm)
    .sort((a, b) => a.distanceKm - b.distanceKm)
    .map(({ line, point, distanceKm }) => ({
      line,
      distanceKm,
      nearest: placeUnder(point),
      bearingDeg: bearingDeg(place, point),
    }));
}
