import type { ReturnCycle } from '../../catalog/return-cycles.ts';
import { clipRange, type JdRange, type JdUt, rangeAround } from '../../units/time.ts';

/**
 * How far from a moment a body's nearest return can lie, days: half its longest gap between two returns. Around the birth,
 * which is no return, the gap is twice as long, so from within it the nearest one can lie up to a whole gap away.
 */
export function farthestReturnDays(
  { longestGapDays, longestLoopDays }: ReturnCycle,
  { birth, target }: { readonly birth: JdUt; readonly target: JdUt },
): number {
  const fromBirthDays = Math.abs(target - birth);
  return Math.max(longestGapDays / 2, longestGapDays + longestLoopDays - fromBirthDays);
}

/** So many days to either side of a moment, as far as a body is covered. */
export function clipWindowAround(moment: JdUt, reachDays: number, coverage: JdRange): JdRange {
  return clipRange(rangeAround(moment, reachDays), coverage);
}
