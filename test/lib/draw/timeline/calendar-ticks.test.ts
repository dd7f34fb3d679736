import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { listCalendarTicks } from '../../../../lib/draw/timeline/calendar-ticks.ts';
import { forAll } from '../../../support/for-all.ts';

it('ticks ascend, lie in the range and are not more than there is room for', () => {
  const start = fc.double({ min: 625_000, max: 2_816_000, noNaN: true });
  const length = fc.double({ min: -3, max: 6.3, noNaN: true }).map((power) => 10 ** power);
  forAll([start, length, fc.integer({ min: 2, max: 20 })], (from, days, most) => {
    const range = { fromJdUt: jdUt(from), toJdUt: jdUt(from + days) };
    const { minor } = listCalendarTicks(range, most);
    const moments = minor.map(({ moment }) => moment);
    expect(moments).toEqual([...moments].sort((a, b) => a - b));
    expect(moments.every((moment) => moment >= range.fromJdUt && moment <= range.toJdUt)).toBe(true);
    // Days of a month end with a shorter step, and months have different lengths.
    expect(minor.length).toBeLessThanOrEqual(most * 1.25 + 2);
  });
});
