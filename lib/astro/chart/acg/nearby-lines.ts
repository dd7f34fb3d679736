import { angleBetweenDeg, arcLengthKm, type GeoPoint, toGeoPoint, toUnitVector } from '../../sky/sphere.ts';
import { bearingDeg } from './bearing.ts';
import { findNearestPoint } from './half-circle.ts';
import type { AcgLine } from './lines.ts';

/** A line that passes near a place. */
export interface NearbyLine {
  readonly line: AcgLine;
  /** Along the great circle to the nearest point of the exact curve, not of the drawn polyline. */
  readonly distanceKm: number;
  readonly nearest: GeoPoint;
  /** Toward that point, degrees from north through east; undefined where the place lies on the line. */
  readonly bearingDeg: number | undefined;
}

/** The lines that pass within a radius of a place, nearest first. */
export function findNearbyLines(lines: readonly AcgLine[], place: GeoPoint, radiusKm: number): readonly NearbyLine[] {
  const here = toUnitVector(place);
  return lines
    .map((line) => {
      const point = findNearestPoint(line.half, here);
      return { line, point, distanceKm: arcLengthKm(angleBetweenDeg(here, point)) };
    })
    .filter(({ distanceKm }) => distanceKm <= radiusKm)
    .sort((a, b) => a.distanceKm - b.distanceKm)
    .map(({ line, point, distanceKm }) => ({
      line,
      distanceKm,
      nearest: toGeoPoint(point),
      bearingDeg: bearingDeg(place, point),
    }));
}
