import { asinDeg, atan2Deg, cosDeg, sinDeg } from '../../base/units/angle.ts';
import { cross, dot, lengthOf, type Vector } from './vector.ts';

/**
 * A direction from the center of the Earth, of unit length, and so the place below it: `x` points to 0° N 0° E, `y` to
 * 0° N 90° E, `z` to the north pole. Unlike longitude and latitude it has no date line and no singular poles.
 *
 * @source Kenneth Gade, "A Non-singular Horizontal Position Representation", The Journal of Navigation 63 (2010), pp.
 * 395–417
 */
export type UnitVector = Vector;

/** A place on the sphere, degrees, north and east positive. */
export interface GeoPoint {
  /** `[-90, 90]` */
  readonly latitudeDeg: number;
  /** `[-180, 180]`; arbitrary at a pole. */
  readonly longitudeDeg: number;
}

/**
 * Mean radius R₁ of the Earth. Lines of astrocartography depend on the direction of the vertical, which geographic
 * latitude gives. Only distances need a figure of the Earth, and a sphere is within 0.56 % of the ellipsoid.
 *
 * @source Geodetic Reference System 1980, derived parameters, R₁ = 6371008.7714 m: http://geodis.dgfi.badw.de/index.php?id=71
 */
const EARTH_MEAN_RADIUS_KM = 6371.0087714;

const RAD_PER_DEG = Math.PI / 180;

/** Length on the ground of an angle at the center of the Earth. */
export const arcLengthKm = (angleDeg: number): number => angleDeg * RAD_PER_DEG * EARTH_MEAN_RADIUS_KM;

/** The direction that is overhead at a place. */
export function toUnitVector({ latitudeDeg, longitudeDeg }: GeoPoint): UnitVector {
  const fromAxis = cosDeg(latitudeDeg);
  return { x: fromAxis * cosDeg(longitudeDeg), y: fromAxis * sinDeg(longitudeDeg), z: sinDeg(latitudeDeg) };
}

/** The place that has a direction overhead. */
export function toGeoPoint({ x, y, z }: UnitVector): GeoPoint {
  return { latitudeDeg: atan2Deg(z, Math.hypot(x, y)), longitudeDeg: atan2Deg(y, x) };
}

export const oppositeVector = ({ x, y, z }: UnitVector): UnitVector => ({ x: -x, y: -y, z: -z });

/** Shorter vectors are rounding: this is six millimeters on the ground. */
const SMALLEST_LENGTH = 1e-9;

/** The vector scaled to unit length; undefined where it is too short to have a direction. */
export function tryNormalize(vector: Vector): UnitVector | undefined {
  const length = lengthOf(vector);
  if (length < SMALLEST_LENGTH) return undefined;
  return { x: vector.x / length, y: vector.y / length, z: vector.z / length };
}

/** `a · cos + b · sin` of an angle: `a` rotated toward `b` where the two are perpendicular. */
export function rotateToward(a: UnitVector, b: UnitVector, angleDeg: number): UnitVector {
  const [cosine, sine] = [cosDeg(angleDeg), sinDeg(angleDeg)];
  return { x: cosine * a.x + sine * b.x, y: cosine * a.y + sine * b.y, z: cosine * a.z + sine * b.z };
}

/** Angle between two directions, degrees in `[0, 180]`, equally accurate for tiny and for large angles. */
export const angleBetweenDeg = (a: UnitVector, b: UnitVector): number => atan2Deg(lengthOf(cross(a, b)), dot(a, b));

/** Elevation of a direction above the plane with this pole, degrees in `[-90, 90]`. */
export const heightDeg = (direction: UnitVector, pole: UnitVector): number => asinDeg(dot(direction, pole));
