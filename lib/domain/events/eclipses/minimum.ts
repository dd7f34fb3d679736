import { type JdRange, type JdUt, jdUt } from '../../../units/time.ts';
import type { ValueAt } from '../../search/curve.ts';
import { refineZero } from '../../search/refine.ts';

/** Half a step of a slope, days: 8.64 s. Shorter ones lose digits, longer ones see the curve bend. */
const SLOPE_DAYS = 1e-4;

/** The moment at which a distance that first shrinks and then grows is least, to a millisecond. */
export function findMinimum(distanceAt: ValueAt, { fromJdUt, toJdUt }: JdRange): JdUt {
  const slopeAt: ValueAt = (moment) => distanceAt(jdUt(moment + SLOPE_DAYS)) - distanceAt(jdUt(moment - SLOPE_DAYS));
  return refineZero(slopeAt, { low: jdUt(fromJdUt + SLOPE_DAYS), high: jdUt(toJdUt - SLOPE_DAYS) });
}

/** While a distance is negative; it shrinks until `deepest` and grows from then on. Undefined where it never is. */
export function findIntervalBelowZero(
  distanceAt: ValueAt,
  deepest: JdUt,
  { fromJdUt, toJdUt }: JdRange,
): JdRange | undefined {
  if (distanceAt(deepest) >= 0) return undefined;
  return {
    fromJdUt: refineZero(distanceAt, { low: fromJdUt, high: deepest }),
    toJdUt: refineZero(distanceAt, { low: deepest, high: toJdUt }),
  };
}
