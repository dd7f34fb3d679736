import { arcDeg, atan2Deg } from '../../../base/units/angle.ts';
import { toGeoPoint } from '../../sky/sphere.ts';
import { type HalfCircle, pointAt } from './half-circle.ts';

/** A position of GeoJSON: longitude and latitude, degrees. */
export type GeoJsonPosition = readonly [longitude: number, latitude: number];

/**
 * Part of a half circle on which longitude changes in one direction, by at most 90°, without crossing the antimeridian.
 */
export interface MapStretch {
  readonly from: number;
  readonly to: number;
  positionAt(angleDeg: number): GeoJsonPosition;
}

/** About a centimeter on the ground: borders this close count as one. */
const DUPLICATE_WITHIN_DEG = 1e-7;
/** A circle that passes within six micrometers of the poles is a meridian: its longitude is constant. */
const ROUNDING_TOLERANCE = 1e-12;

/** Cuts a half circle at the equator, at its points nearest to the poles, and at the antimeridian. */
export function splitIntoStretches(half: HalfCircle): readonly MapStretch[] {
  const borders = [...findQuadrantBorders(half), ...findAntimeridianBorders(half)]
    .filter((angleDeg) => angleDeg > -90 + DUPLICATE_WITHIN_DEG && angleDeg < 90 - DUPLICATE_WITHIN_DEG)
    .sort((a, b) => a - b)
    .filter(
      (angleDeg, index, sorted) => index === 0 || angleDeg - (sorted[index - 1] as number) > DUPLICATE_WITHIN_DEG,
    );
  return [...borders, 90].map((to, index) => createStretch(half, borders[index - 1] ?? -90, to));
}

/** Angles at which the circle passes the equator, and 90° from there; latitude is symmetrical about each. */
function findQuadrantBorders({ middle, ahead }: HalfCircle): readonly number[] {
  if (Math.hypot(middle.z, ahead.z) < ROUNDING_TOLERANCE) return [0];
  const highest = atan2Deg(ahead.z, middle.z);
  return [-270, -180, -90, 0, 90, 180].map((turn) => highest + turn);
}

/** Angles at which the circle passes longitude ±180°, where `y` is zero and `x` negative. */
function findAntimeridianBorders(half: HalfCircle): readonly number[] {
  const { middle, ahead } = half;
  if (Math.hypot(middle.y, ahead.y) < ROUNDING_TOLERANCE) return [];
  const passed = atan2Deg(-middle.y, ahead.y);
  return [passed - 180, passed, passed + 180].filter((angleDeg) => pointAt(half, angleDeg).x < 0);
}

function createStretch(half: HalfCircle, from: number, to: number): MapStretch {
  const middle = toGeoPoint(pointAt(half, (from + to) / 2)).longitudeDeg;
  const isMeridian = Math.abs(half.pole.z) < ROUNDING_TOLERANCE;
  const positionAt = (angleDeg: number): GeoJsonPosition => {
    const { longitudeDeg, latitudeDeg } = toGeoPoint(pointAt(half, angleDeg));
    const onward = isMeridian ? middle : middle + arcDeg(middle, longitudeDeg);
    return [Math.max(-180, Math.min(180, onward)), latitudeDeg];
  };
  return { from, to, positionAt };
}
