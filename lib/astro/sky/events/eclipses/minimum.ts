import { type JdRange, type JdUt, jdUt } from '../../../../base/units/time.ts';
import type { ValueAt } from '../../../search/curve.ts';
import { refineZero } from '../../../search/refine.ts';

/** Half-step of the difference quotient, days: 8.64 s. A shorter one loses digits; over a longer one the curve bends. */
const SLOPE_DAYS = 1e-4;

/** Moment of the minimum of a distance that first shrinks and then grows, to a millisecond. */
export function findMinimum(distanceAt: ValueAt, { fromJdUt, toJdUt }: JdRange): JdUt {
  const slopeAt: ValueAt = (moment) => distanceAt(jdUt(moment + SLOPE_DAYS)) - distanceAt(jdUt(moment - SLOPE_DAYS));
  return refineZero(slopeAt, { low: jdUt(fromJdUt + SLOPE_DAYS), high: jdUt(toJdUt - SLOPE_DAYS) });
}

/**
 * Interval in which a distance is negative. The distance shrinks until `deepest` and grows from then on.
 *
 * @returns undefined where the distance is never negative
 */
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
