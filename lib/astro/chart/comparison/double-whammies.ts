import { DECLINATION_ASPECTS } from '../../../base/catalog/aspects.ts';
import { isFixedPair } from '../../../base/catalog/fixed-pairs.ts';
import type { Aspect } from '../aspects/point.ts';

/** Two points that are in aspect both ways: the first of A with the second of B, and the second of A with the first of B. */
export interface DoubleWhammy {
  readonly a: string;
  readonly b: string;
  /** From A's first point to B's second. */
  readonly forth: Aspect;
  /** From A's second point to B's first. */
  readonly back: Aspect;
}

/**
 * The double whammies among the aspects in longitude from one chart to another, each once, in the order of the aspects.
 * Its two aspects can differ. Points at a fixed angle within one chart, such as the two nodes, make none.
 *
 * @param aspects at most one in longitude from a point of A to one of B
 */
export function findDoubleWhammies(aspects: readonly Aspect[]): readonly DoubleWhammy[] {
  const inLongitude = aspects.filter(({ aspect }) => !Object.hasOwn(DECLINATION_ASPECTS, aspect));
  const byPoints = new Map(
    inLongitude.map((aspect, index) => [keyOf(aspect.object1, aspect.object2), { aspect, index }]),
  );
  return inLongitude.flatMap((forth, index) => {
    const { object1: a, object2: b } = forth;
    const back = byPoints.get(keyOf(b, a));
    const isFirstOfBoth = back !== undefined && back.index > index;
    return isFirstOfBoth && !isFixedPair(a, b) ? [{ a, b, forth, back: back.aspect }] : [];
  });
}

const keyOf = (ofA: string, ofB: string): string => `${ofA} ${ofB}`;
