import { type JdRange, type JdUt, jdUt } from '../../../../base/units/time.ts';
import { findTurn } from '../../../search/extrema.ts';
import { refineZero, type ValueAt } from '../../../search/zeros.ts';

/** Half the time of a difference, days: 8.64 s. */
const SLOPE_DAYS = 1e-4;

/** Moment of the minimum of a distance that first shrinks and then grows, to a millisecond. */
export function findMinimum(distanceAt: ValueAt, { fromJdUt, toJdUt }: JdRange): JdUt {
  const within = { fromJdUt: jdUt(fromJdUt + SLOPE_DAYS), toJdUt: jdUt(toJdUt - SLOPE_DAYS) };
  return findTurn(distanceAt, within, SLOPE_DAYS) ?? (distanceAt(fromJdUt) < distanceAt(toJdUt) ? fromJdUt : toJdUt);
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
