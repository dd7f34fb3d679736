import { asinDeg, atan2Deg, cosDeg, sinDeg } from '../../units/angle.ts';

/**
 * A direction from the centre of the Earth, of unit length, and the place that has it overhead: `x` leads to 0° N 0° E,
 * `y` to 0° N 90° E, `z` to the north pole. It knows neither a date line nor poles.
 *
 * @source Kenneth Gade, "A Non-singular Horizontal Position Representation", The Journal of Navigation 63 (2010), pp. 395–417
 */
export interface UnitVector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A place on the sphere, degrees, north and east positive. */
export interface GeoPoint {
  /** `[-90, 90]` */
  readonly latitudeDeg: number;
  /** `[-180, 180]`; at a pole any. */
  readonly longitudeDeg: number;
}

/**
 * Mean radius R₁ of the Earth. Lines of astrocartography depend on where the vertical points, which is what geographic
 * latitude says; only distances need a figure of the Earth, and a sphere is within 0.56 % of the ellipsoid.
 *
 * @source Geodetic Reference System 1980, derived parameters, R₁ = 6371008.7714 m: http://geodis.dgfi.badw.de/index.php?id=71
 */
export const EARTH_MEAN_RADIUS_KM = 6371.0087714;

const RAD_PER_DEG = Math.PI / 180;

/** Length on the ground of an angle at the centre of the Earth. */
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

export const dot = (a: UnitVector, b: UnitVector): number => a.x * b.x + a.y * b.y + a.z * b.z;

export const oppositeVector = ({ x, y, z }: UnitVector): UnitVector => ({ x: -x, y: -y, z: -z });

/** Perpendicular to both; as long as the sine of the angle between them. */
export function cross(a: UnitVector, b: UnitVector): UnitVector {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

const lengthOf = ({ x, y, z }: UnitVector): number => Math.hypot(x, y, z);

/** Less than this, six millimetres on the ground, is rounding. */
const SMALLEST_LENGTH = 1e-9;

/** A vector brought to unit length; undefined where it is too short to point anywhere. */
export function tryNormalize(vector: UnitVector): UnitVector | undefined {
  const length = lengthOf(vector);
  if (length < SMALLEST_LENGTH) return undefined;
  return { x: vector.x / length, y: vector.y / length, z: vector.z / length };
}

/** `cosine · a + sine · b` of an angle: for a right angle between `a` and `b`, `a` turned towards `b`. */
export function rotateTowards(a: UnitVector, b: UnitVector, angleDeg: number): UnitVector {
  const [cosine, sine] = [cosDeg(angleDeg), sinDeg(angleDeg)];
  return { x: cosine * a.x + sine * b.x, y: cosine * a.y + sine * b.y, z: cosine * a.z + sine * b.z };
}

/** Angle between two directions, degrees in `[0, 180]`, as exact for tiny angles as for large ones. */
export const angleBetweenDeg = (a: UnitVector, b: UnitVector): number => atan2Deg(lengthOf(cross(a, b)), dot(a, b));

/** What is left of a vector in the plane that has this pole. */
export function projectOntoPlane(vector: UnitVector, pole: UnitVector): UnitVector {
  const height = dot(vector, pole);
  return { x: vector.x - height * pole.x, y: vector.y - height * pole.y, z: vector.z - height * pole.z };
}

/** Height of a direction over the plane that has this pole, degrees in `[-90, 90]`. */
export const heightDeg = (direction: UnitVector, pole: UnitVector): number => asinDeg(dot(direction, pole));
