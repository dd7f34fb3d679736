import type { ReturnCycle } from '../../../base/catalog/return-cycles.ts';
import { clipRange, type JdRange, type JdUt, rangeAround } from '../../../base/units/time.ts';

/**
 * Largest distance of a body's nearest return from a target moment, days: half its longest gap between two returns. Around
 * the birth, which is no return, the gap is twice as long, so the nearest return can be up to a whole gap away.
 */
export function farthestReturnDays(
  { longestGapDays, longestLoopDays }: ReturnCycle,
  { birth, target }: { readonly birth: JdUt; readonly target: JdUt },
): number {
  const fromBirthDays = Math.abs(target - birth);
  return Math.max(longestGapDays / 2, longestGapDays + longestLoopDays - fromBirthDays);
}

/** Window that reaches `reachDays` to either side of a moment, limited to a body's coverage. */
export function clipWindowAround(moment: JdUt, reachDays: number, coverage: JdRange): JdRange {
  return clipRange(rangeAround(moment, reachDays), coverage);
}
