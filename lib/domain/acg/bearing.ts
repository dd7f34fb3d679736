import { atan2Deg, cosDeg, type LongitudeDeg, longitudeDeg, sinDeg } from '../../units/angle.ts';
import { dot } from '../vector.ts';
import { angleBetweenDeg, type GeoPoint, rotateTowards, toUnitVector, type UnitVector } from './sphere.ts';

/** Six millimetres: nearer than this, or as near to the antipode, every bearing is as good as another. */
const UNDEFINED_WITHIN_DEG = 1e-7 / 2;

/** North and east of a place, level with the ground. At a pole they are what they are along the place's meridian. */
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
 * Bearing under which the great circle to a direction leaves a place, degrees from north through east in `[0, 360)`. To
 * the place that has a body overhead, it is the body's azimuth.
 *
 * @returns undefined where the direction is overhead or underfoot
 */
export function bearingDeg(from: GeoPoint, to: UnitVector): LongitudeDeg | undefined {
  const angleDeg = angleBetweenDeg(toUnitVector(from), to);
  if (angleDeg < UNDEFINED_WITHIN_DEG || angleDeg > 180 - UNDEFINED_WITHIN_DEG) return undefined;
  const { north, east } = compassAt(from);
  return longitudeDeg(atan2Deg(dot(to, east), dot(to, north)));
}

/** Where a bearing leads, level with the ground: the direction a quarter of the way round the Earth. */
export function bearingToVector(from: GeoPoint, bearing: number): UnitVector {
  const { north, east } = compassAt(from);
  return rotateTowards(north, east, bearing);
}
