import { SIGNS, type Sign } from '../../../base/catalog/signs.ts';
import type { JdRange, JdUt } from '../../../base/units/time.ts';

/** A span of a life, `[start, end)`. Level 1 are the longest; those of level 2 divide them, and so on. */
export interface LifePeriod {
  readonly level: number;
  readonly start: JdUt;
  readonly end: JdUt;
}

/** Whether a period has a moment in common with a window, both half-open. An empty window is its one moment. */
export function meetsWindow({ start, end }: Omit<LifePeriod, 'level'>, { fromJdUt, toJdUt }: JdRange): boolean {
  const isMoment = fromJdUt === toJdUt;
  return end > fromJdUt && (isMoment ? start <= fromJdUt : start < toJdUt);
}

/** The periods that contain a moment, one for each level, in the order of the levels. */
export function selectActive<Period extends LifePeriod>(periods: readonly Period[], moment: JdUt): readonly Period[] {
  return periods.filter(({ start, end }) => start <= moment && moment < end).toSorted((a, b) => a.level - b.level);
}

/** The sign some signs further on in zodiacal order, or back where the number is negative. */
export function signAfter(sign: Sign, count: number): Sign {
  const index = (SIGNS.indexOf(sign) + count) % SIGNS.length;
  return SIGNS.at(index) as Sign;
}

/** House of a sign, 1 to 12, counted by whole signs from another one. */
export function countSigns(from: Sign, sign: Sign): number {
  return ((SIGNS.indexOf(sign) - SIGNS.indexOf(from) + SIGNS.length) % SIGNS.length) + 1;
}
