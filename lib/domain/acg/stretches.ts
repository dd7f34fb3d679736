import { arcDeg, atan2Deg } from '../../units/angle.ts';
import { type HalfCircle, pointAt } from './half-circle.ts';
import { toGeoPoint } from './sphere.ts';

/** A position of GeoJSON: longitude and latitude, degrees. */
export type GeoJsonPosition = readonly [longitude: number, latitude: number];

/** A part of a half circle over which the longitude runs one way, by no more than 90°, and not over the antimeridian. */
export interface MapStretch {
  readonly from: number;
  readonly to: number;
  positionAt(angleDeg: number): GeoJsonPosition;
}

/** Under a centimetre: borders as close as this are one. */
const DUPLICATE_WITHIN_DEG = 1e-7;
/** A circle that passes the poles within six micrometres is a meridian: its longitude is the same all along. */
const ROUNDING_TOLERANCE = 1e-12;

/** A half circle cut on the equator, where it is nearest to the poles, and at the antimeridian. */
export function splitIntoStretches(half: HalfCircle): readonly MapStretch[] {
  const borders = [...findQuadrantBorders(half), ...findAntimeridianBorders(half)]
    .filter((angleDeg) => angleDeg > -90 + DUPLICATE_WITHIN_DEG && angleDeg < 90 - DUPLICATE_WITHIN_DEG)
    .sort((a, b) => a - b)
    .filter(
      (angleDeg, index, sorted) => index === 0 || angleDeg - (sorted[index - 1] as number) > DUPLICATE_WITHIN_DEG,
    );
  return [...borders, 90].map((to, index) => createStretch(half, borders[index - 1] ?? -90, to));
}

/** Where the circle passes the equator, and 90° from there; the latitude is symmetrical about both. */
function findQuadrantBorders({ middle, ahead }: HalfCircle): readonly number[] {
  if (Math.hypot(middle.z, ahead.z) < ROUNDING_TOLERANCE) return [0];
  const highest = atan2Deg(ahead.z, middle.z);
  return [-270, -180, -90, 0, 90, 180].map((turn) => highest + turn);
}

/** Where the circle passes longitude ±180°: `y` is zero there, and `x` negative. */
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
