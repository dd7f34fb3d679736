import type { Spans } from '../../../lib/astro/timing/elections/intervals.ts';
import type { JdRange, JdUt } from '../../../lib/base/units/time.ts';

/** A time of birth in which the same rows hold throughout. */
export interface BirthTimeInterval extends JdRange {
  readonly holds: readonly number[];
}

/** Ends of rows that are nearer are one: they are found to a hundredth of a second. */
const SAME_END_DAYS = 0.1 / 86_400;

/** The window between all times at which a row begins or ceases to hold. */
export function divideWindow(
  window: JdRange,
  rows: readonly { readonly spans: Spans }[],
): readonly BirthTimeInterval[] {
  const ends = rows.flatMap(({ spans }) => spans.flatMap(({ fromJdUt, toJdUt }) => [fromJdUt, toJdUt]));
  const stops: JdUt[] = [window.fromJdUt];
  for (const end of ends.toSorted((a, b) => a - b)) {
    const isApart = end - (stops.at(-1) as JdUt) > SAME_END_DAYS && window.toJdUt - end > SAME_END_DAYS;
    if (isApart) stops.push(end);
  }
  return stops.map((fromJdUt, index) => {
    const toJdUt = stops[index + 1] ?? window.toJdUt;
    const middle = (fromJdUt + toJdUt) / 2;
    const isIn = (span: JdRange): boolean => span.fromJdUt <= middle && middle < span.toJdUt;
    return { fromJdUt, toJdUt, holds: rows.flatMap(({ spans }, row) => (spans.some(isIn) ? [row] : [])) };
  });
}
