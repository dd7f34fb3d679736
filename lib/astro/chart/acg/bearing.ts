import { atan2Deg, cosDeg, type LongitudeDeg, longitudeDeg, sinDeg } from '../../../base/units/angle.ts';
import { angleBetweenDeg, type GeoPoint, rotateToward, toUnitVector, type UnitVector } from '../../sky/sphere.ts';
import { dot } from '../../sky/vector.ts';

/** Six millimeters on the ground. Nearer than this to the place or its antipode, a bearing is only rounding. */
const UNDEFINED_WITHIN_DEG = 1e-7 / 2;

/**
 * Unit vectors to the north and east of a place, level with the ground. At a pole the place's longitude decides them.
 */
function compassAt({ latitudeDeg, longitudeDeg: east }: GeoPoint): {
  readonly north: UnitVector;
  readonly east: UnitVector;
} {
  const [sinLatitude, cosLatitude] = [sinDeg(latitudeDeg), cosDeg(latitudeDeg)];
  return {
    north: { x: -sinLatitude * cosDeg(east), y: -sinLatitude * sinDeg(east), z: cosLatitude },
    east: { x: -sinDeg(east), y: cosDeg(east), z: 0 },
  };
}

/**
 * Initial bearing of the great circle from a place to a direction, degrees from north through east in `[0, 360)`.
 * Toward the zenith place of a body it is the body's azimuth.
 *
 * @returns undefined where the direction is in the zenith or the nadir of the place
 */
export function bearingDeg(from: GeoPoint, to: UnitVector): LongitudeDeg | undefined {
  const angleDeg = angleBetweenDeg(toUnitVector(from), to);
  if (angleDeg < UNDEFINED_WITHIN_DEG || angleDeg > 180 - UNDEFINED_WITHIN_DEG) return undefined;
  const { north, east } = compassAt(from);
  return longitudeDeg(atan2Deg(dot(to, east), dot(to, north)));
}

/** Direction of a bearing, level with the ground: the point a quarter of the way round the Earth. */
export function bearingToVector(from: GeoPoint, bearing: number): UnitVector {
  const { north, east } = compassAt(from);
  return rotateToward(north, east, bearing);
}
