import { arcLengthKm, heightDeg, toUnitVector } from '../../sky/sphere.ts';
import type { HalfCircle } from './half-circle.ts';
import { type GeoJsonPosition, type MapStretch, splitIntoStretches } from './stretches.ts';

/** Coordinates of a GeoJSON LineString. */
export type Polyline = readonly GeoJsonPosition[];

/**
 * Fractions of a straight line on the map at which its distance from the curve is measured. It deviates in a single
 * arc.
 */
const PROBES = [0.25, 0.5, 0.75];
/** Share of the tolerance allowed at the probes: the deviation can be a little greater between two of them. */
const PROBED_SHARE = 0.9;
/** A tenth of a meter on the ground: parts this short are never halved. */
const SHORTEST_DEG = 1e-6;
/** Parts whose ends are this far apart on the map are not joined: the edge of the map lies between them. */
const GAP_DEG = 1;

/**
 * A half circle as straight lines on a map of longitude and latitude. No point of them is farther than the tolerance
 * from the curve. They are cut where the curve passes the antimeridian or a pole.
 *
 * Each part is halved until it is close enough: on such a map a great circle is nearly straight along the equator and
 * turns sharply near the poles.
 *
 * @source a line of GeoJSON is straight on that map, and is cut at the antimeridian: RFC 7946, section 3.1.9 for the
 * latter
 */
export function toPolylines(half: HalfCircle, toleranceKm: number): readonly Polyline[] {
  const probedKm = toleranceKm * PROBED_SHARE;
  const parts: GeoJsonPosition[][] = [];
  for (const stretch of splitIntoStretches(half)) {
    const drawn = drawStretch(stretch, (from, to) => maxDeviationKm(half, from, to) <= probedKm);
    const last = parts.at(-1);
    if (last && isContinuous(last.at(-1), drawn[0])) last.push(...drawn.slice(1));
    else parts.push(drawn);
  }
  return parts;
}

function drawStretch(
  { from, to, positionAt }: MapStretch,
  isClose: (from: GeoJsonPosition, to: GeoJsonPosition) => boolean,
): GeoJsonPosition[] {
  const positions = [positionAt(from)];
  const draw = (start: number, end: number, target: GeoJsonPosition): void => {
    const origin = positions.at(-1) as GeoJsonPosition;
    if (end - start < SHORTEST_DEG || isClose(origin, target)) {
      positions.push(target);
      return;
    }
    const middle = (start + end) / 2;
    draw(start, middle, positionAt(middle));
    draw(middle, end, target);
  };
  draw(from, to, positionAt(to));
  return positions;
}

/** Greatest distance between a straight line on the map and the great circle. */
function maxDeviationKm(
  { pole }: HalfCircle,
  [fromEast, fromNorth]: GeoJsonPosition,
  [toEast, toNorth]: GeoJsonPosition,
): number {
  const away = PROBES.map((share) => {
    const longitudeDeg = fromEast + share * (toEast - fromEast);
    const latitudeDeg = fromNorth + share * (toNorth - fromNorth);
    return Math.abs(heightDeg(toUnitVector({ longitudeDeg, latitudeDeg }), pole));
  });
  return arcLengthKm(Math.max(...away));
}

function isContinuous(end: GeoJsonPosition | undefined, start: GeoJsonPosition | undefined): boolean {
  return end !== undefined && start !== undefined && Math.abs(end[0] - start[0]) < GAP_DEG;
}
