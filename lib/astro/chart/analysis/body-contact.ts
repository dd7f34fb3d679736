import { isFixedPair } from '../../../base/catalog/fixed-pairs.ts';
import type { AspectPoint } from '../aspects/point.ts';

/** A contact of two bodies of a chart that is no aspect in longitude. */
export interface BodyContact {
  readonly a: string;
  readonly b: string;
  /** Distance from exactness, degrees, never negative. */
  readonly orbDeg: number;
  /** True if the orb decreases with time; null if neither body moves. */
  readonly applying: boolean | null;
}

/**
 * Each pair of the points once, in the order of the list. Pairs at a fixed angle, such as the two nodes, are left out as
 * they are among aspects.
 */
export function listPairs(points: readonly AspectPoint[]): readonly (readonly [AspectPoint, AspectPoint])[] {
  const pairs = points.flatMap((first, index) => points.slice(index + 1).map((second) => [first, second] as const));
  return pairs.filter(([first, second]) => !isFixedPair(first.id, second.id));
}
