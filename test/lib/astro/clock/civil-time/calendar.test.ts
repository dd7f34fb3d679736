import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Calendar,
  dateFromDayNumber,
  dayNumber,
  daysInMonth,
  isValidDate,
  weekday,
} from '../../../../../lib/astro/clock/civil-time/calendar.ts';
import { forAll } from '../../../../support/for-all.ts';

const date = (year: number, month: number, day: number) => ({ year, month, day });
const JULIAN_DAY_AT_UNIX_EPOCH_NOON = 2_440_588;

/** Julian day that begins at noon of a date. */
const julianDayNumber = (year: number, month: number, day: number, calendar: Calendar): number =>
  dayNumber(date(year, month, day), calendar) + JULIAN_DAY_AT_UNIX_EPOCH_NOON;

/** J. Meeus, Astronomical Algorithms, 2nd ed., chapter 7, pp. 61–63, each moved to noon of its day. */
const MEEUS: readonly (readonly [number, number, number, Calendar, number])[] = [
  [2000, 1, 1, 'gregorian', 2_451_545],
  [1999, 1, 1, 'gregorian', 2_451_180],
  [1987, 1, 27, 'gregorian', 2_446_823],
  [1987, 6, 19, 'gregorian', 2_446_966],
  [1988, 1, 27, 'gregorian', 2_447_188],
  [1988, 6, 19, 'gregorian', 2_447_332],
  [1957, 10, 4, 'gregorian', 2_436_116],
  [1900, 1, 1, 'gregorian', 2_415_021],
  [1600, 1, 1, 'gregorian', 2_305_448],
  [1600, 12, 31, 'gregorian', 2_305_813],
  [837, 4, 10, 'julian', 2_026_872],
  [333, 1, 27, 'julian', 1_842_713],
  [-123, 12, 31, 'julian', 1_676_497],
  [-122, 1, 1, 'julian', 1_676_498],
  [-1000, 7, 12, 'julian', 1_356_001],
  [-1000, 2, 29, 'julian', 1_355_867],
  [-1001, 8, 17, 'julian', 1_355_671],
  [-4712, 1, 1, 'julian', 0],
  // The same day in the proleptic Gregorian calendar, as JavaScript's Date counts: `new Date(-210_866_760_000_000)`
  [-4713, 11, 24, 'gregorian', 0],
];

describe('dayNumber', () => {
  it.each(MEEUS)('%i-%i-%i %s is Julian day %i', (year, month, day, calendar, expected) => {
    expect(julianDayNumber(year, month, day, calendar)).toBe(expected);
    expect(dateFromDayNumber(expected - JULIAN_DAY_AT_UNIX_EPOCH_NOON, calendar)).toEqual(date(year, month, day));
  });

  it('agrees with JavaScript’s own proleptic Gregorian calendar from −3000 to 3000', () => {
    const milliseconds = (year: number, month: number, day: number) => new Date(0).setUTCFullYear(year, month - 1, day);
    const yearRange = fc.integer({ min: -3000, max: 3000 });
    forAll([yearRange, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 })], (year, month, day) => {
      expect(dayNumber(date(year, month, day))).toBe(milliseconds(year, month, day) / 86_400_000);
    });
  });
});

describe.each(['gregorian', 'julian'] as const)('the %s calendar', (calendar) => {
  const ONE_HUNDRED_THOUSAND_YEARS = 36_525_000;

  it('converts every day to a date and back, over ±100 000 years', () => {
    const dayCount = fc.integer({ min: -ONE_HUNDRED_THOUSAND_YEARS, max: ONE_HUNDRED_THOUSAND_YEARS });
    forAll([dayCount], (count) => {
      const named = dateFromDayNumber(count, calendar);
      expect(isValidDate(named, calendar)).toBe(true);
      expect(dayNumber(named, calendar)).toBe(count);
    });
  });

  it('has the last day of every month, and skips no day after it', () => {
    for (let year = -5; year <= 405; year += 1) {
      for (let month = 1; month <= 12; month += 1) {
        const lastDate = date(year, month, daysInMonth(year, month, calendar));
        const last = dayNumber(lastDate, calendar);
        const following = month === 12 ? date(year + 1, 1, 1) : date(year, month + 1, 1);
        expect([dateFromDayNumber(last, calendar), dayNumber(following, calendar)]).toEqual([lastDate, last + 1]);
      }
    }
  });
});

it.each([
  [date(1900, 2, 29), 'gregorian', false],
  [date(1900, 2, 29), 'julian', true],
  [date(2000, 2, 29), 'gregorian', true],
  [date(0, 2, 29), 'gregorian', true],
  [date(-4, 2, 29), 'julian', true],
  [date(-1, 2, 29), 'julian', false],
  [date(2023, 2, 30), 'julian', false],
  [date(2023, 4, 31), 'gregorian', false],
  [date(2023, 12, 31), 'gregorian', true],
  [date(2023, 13, 1), 'gregorian', false],
  [date(2023, 0, 1), 'gregorian', false],
  [date(2023, 1, 0), 'gregorian', false],
  [date(2023, 1.5, 1), 'gregorian', false],
  [date(2023, 1, 1.5), 'gregorian', false],
  [date(Number.NaN, 1, 1), 'gregorian', false],
  [date(99_999, 12, 31), 'gregorian', true],
] as const)('isValidDate: %o in the %s calendar: %s', (candidate, calendar, expected) => {
  expect(isValidDate(candidate, calendar)).toBe(expected);
});

it.each([
  [date(1970, 1, 1), 4],
  [date(2000, 1, 1), 6],
  // Meeus, example 7.e
  [date(1954, 6, 30), 3],
  [date(-4713, 11, 24), 1],
])('weekday: %o falls on day %i', (candidate, expected) => {
  expect(weekday(dayNumber(candidate))).toBe(expected);
});
