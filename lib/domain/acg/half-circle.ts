import { cross, type Direction, dot, opposite, turned, unit, withoutPole } from './sphere.ts';

/**
 * Half a great circle: 90° to either side of its middle. Every line of astrocartography is one.
 *
 * ```
 *   -ahead ──────── middle ──────── ahead        pole: perpendicular to both
 *    -90°             0°             90°
 * ```
 */
export interface HalfCircle {
  readonly middle: Direction;
  readonly ahead: Direction;
  readonly pole: Direction;
}

/** @param ahead perpendicular to `middle` */
export function halfCircle(middle: Direction, ahead: Direction): HalfCircle {
  return { middle, ahead, pole: cross(middle, ahead) };
}

/** A point of a half circle. @param angleDeg from the middle, `[-90, 90]` */
export function pointAt({ middle, ahead }: HalfCircle, angleDeg: number): Direction {
  return turned(middle, ahead, angleDeg);
}

/** Six micrometres: a point this far beyond the end of a half circle counts as its end. */
const ROUNDING = 1e-12;

const holds = ({ middle }: HalfCircle, point: Direction): boolean => dot(point, middle) >= -ROUNDING;

/**
 * The point of a half circle that is nearest to a place, on the curve itself: under the place, or else one of the ends.
 * Where all points are equally near, it is the middle.
 *
 * @source projection on the plane of the great circle: Kenneth Gade, "The n-vector page", example 10, cross-track distance,
 *   https://www.ffi.no/en/research/n-vector
 */
export function nearestOn(half: HalfCircle, to: Direction): Direction {
  const foot = unit(withoutPole(to, half.pole));
  if (!foot) return half.middle;
  if (holds(half, foot)) return foot;
  return dot(to, half.ahead) >= 0 ? half.ahead : opposite(half.ahead);
}

/**
 * Where two half circles meet: nowhere, at one point, or at two where both end at the same ones.
 *
 * @returns nothing where they lie on one great circle
 * @source two great circles meet where the cross product of their poles points, and opposite: Kenneth Gade, "The n-vector
 *   page", example 9, intersection of two paths, https://www.ffi.no/en/research/n-vector
 */
export function meetingsOf(a: HalfCircle, b: HalfCircle): readonly Direction[] {
  const point = unit(cross(a.pole, b.pole));
  if (!point) return [];
  return [point, opposite(point)].filter((candidate) => holds(a, candidate) && holds(b, candidate));
}
