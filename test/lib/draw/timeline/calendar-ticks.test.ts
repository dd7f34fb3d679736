import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber } from '../../../../lib/astro/clock/civil-time/calendar.ts';
import { jdUt, jdUtFromUnix, SECONDS_PER_DAY, unixSeconds } from '../../../../lib/base/units/time.ts';
import { formatCalendarDay, formatMoment, listCalendarTicks } from '../../../../lib/draw/timeline/calendar-ticks.ts';
import { forAll } from '../../../support/for-all.ts';

const at = (year: number, month: number, day: number, hour = 0) =>
  jdUtFromUnix(unixSeconds(dayNumber({ year, month, day }) * SECONDS_PER_DAY + hour * 3600));

const labels = (from: ReturnType<typeof at>, to: ReturnType<typeof at>, most: number) => {
  const { minor, major } = listCalendarTicks({ fromJdUt: from, toJdUt: to }, most);
  return { minor: minor.map(({ label }) => label), major: major.map(({ label }) => label) };
};

describe('labels', () => {
  it('hours below days', () => {
    expect(labels(at(2026, 3, 14, 5), at(2026, 3, 15, 3), 5)).toEqual({
      minor: ['06:00', '12:00', '18:00', '00:00'],
      major: ['14 Mar 2026', '15 Mar 2026'],
    });
  });

  it('days below months, months below years', () => {
    expect(labels(at(2026, 2, 20), at(2026, 3, 20), 6)).toEqual({
      minor: ['21', '26', '1', '6', '11', '16'],
      major: ['Feb 2026', 'Mar 2026'],
    });
    expect(labels(at(2025, 11, 15), at(2026, 4, 2), 8)).toEqual({
      minor: ['Dec', 'Jan', 'Feb', 'Mar', 'Apr'],
      major: ['2025', '2026'],
    });
  });

  it('years have no unit above them, and those before 1 CE are BCE', () => {
    expect(labels(at(-101, 1, 1), at(101, 12, 31), 5)).toEqual({
      minor: ['100 BCE', '50 BCE', '1', '50', '100'],
      major: [],
    });
    expect(formatCalendarDay(at(-43, 3, 15))).toBe('15 Mar 44 BCE');
    expect(formatMoment(at(2026, 3, 14, 9))).toBe('14 Mar 2026 09:00');
  });
});

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
