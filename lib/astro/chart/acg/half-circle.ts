import { oppositeVector, rotateToward, tryNormalize, type UnitVector } from '../../sky/sphere.ts';
import { cross, dot, perpendicularPart } from '../../sky/vector.ts';

/**
 * Half a great circle: 90° to either side of its middle. Every line of astrocartography is one.
 *
 * ```
 *   -ahead ──────── middle ──────── ahead        pole: perpendicular to both
 *    -90°             0°             90°
 * ```
 */
export interface HalfCircle {
  readonly middle: UnitVector;
  readonly ahead: UnitVector;
  readonly pole: UnitVector;
}

/** @param ahead perpendicular to `middle` */
export function createHalfCircle(middle: UnitVector, ahead: UnitVector): HalfCircle {
  return { middle, ahead, pole: cross(middle, ahead) };
}

/** A point of a half circle. @param angleDeg from the middle, `[-90, 90]` */
export function pointAt({ middle, ahead }: HalfCircle, angleDeg: number): UnitVector {
  return rotateToward(middle, ahead, angleDeg);
}

/** Six micrometers on the ground: a point this far beyond the end of a half circle still belongs to it. */
const ROUNDING_TOLERANCE = 1e-12;

const isOnHalfCircle = ({ middle }: HalfCircle, point: UnitVector): boolean =>
  dot(point, middle) >= -ROUNDING_TOLERANCE;

/**
 * The point of a half circle that is nearest to a place: the foot of the perpendicular, or one of the ends where the
 * foot lies beyond them. Where all points are equally near, it is the middle.
 *
 * @source projection on the plane of the great circle: Kenneth Gade, "The n-vector page", example 10, cross-track
 *   distance, https://www.ffi.no/en/research/n-vector
 */
export function findNearestPoint(half: HalfCircle, to: UnitVector): UnitVector {
  const foot = tryNormalize(perpendicularPart(to, half.pole));
  if (!foot) return half.middle;
  if (isOnHalfCircle(half, foot)) return foot;
  return dot(to, half.ahead) >= 0 ? half.ahead : oppositeVector(half.ahead);
}

/**
 * The points where two half circles meet: none, one, or two where both have the same ends.
 *
 * @returns an empty list where they lie on one great circle
 * @source two great circles meet where the cross product of their poles points, and opposite: Kenneth Gade, "The
 *   n-vector page", example 9, intersection of two paths, https://www.ffi.no/en/research/n-vector
 */
export function findIntersections(a: HalfCircle, b: HalfCircle): readonly UnitVector[] {
  const point = tryNormalize(cross(a.pole, b.pole));
  if (!point) return [];
  return [point, oppositeVector(point)].filter(
    (candidate) => isOnHalfCircle(a, candidate) && isOnHalfCircle(b, candidate),
  );
}
