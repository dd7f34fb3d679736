import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wallSeconds } from '../../../../../lib/astro/clock/civil-time/civil.ts';
import {
  CHALDEAN_ORDER,
  dayRulerOf,
  findHourAt,
  HOUR_MODES,
  listPlanetaryHours,
} from '../../../../../lib/astro/sky/rising/planetary-hours.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { forAll } from '../../../../support/for-all.ts';

const dayRuler = fc.constantFrom(...CHALDEAN_ORDER);
const mode = fc.constantFrom(...HOUR_MODES);
const solarDay = fc
  .record({
    sunrise: fc.double({ min: 2_000_000, max: 2_900_000, noNaN: true }),
    dayDays: fc.double({ min: 0.01, max: 0.98, noNaN: true }),
    nightDays: fc.double({ min: 0.01, max: 0.98, noNaN: true }),
  })
  .map(({ sunrise, dayDays, nightDays }) => ({
    sunrise: jdUt(sunrise),
    sunset: jdUt(sunrise + dayDays),
    nextSunrise: jdUt(sunrise + dayDays + nightDays),
  }));

/** Ruler of the day that begins with a sunrise at seven on a date. */
const rulerOn = (year: number, month: number, day: number) =>
  dayRulerOf(wallSeconds({ year, month, day, hour: 7, minute: 0, second: 0 }));

describe('listPlanetaryHours', () => {
  test('24 hours cover the time from sunrise to sunrise without gap or overlap', () => {
    forAll([solarDay, dayRuler, mode], (day, ruler, choice) => {
      const hours = listPlanetaryHours(day, ruler, choice);
      expect(hours).toHaveLength(24);
      expect(hours[0]?.start).toBe(day.sunrise);
      expect(hours.at(-1)?.end).toBe(day.nextSunrise);
      for (const [index, { end }] of hours.slice(0, -1).entries()) expect(hours[index + 1]?.start).toBe(end);
    });
  });

  test('rulers follow each other in the Chaldean order, and the 25th hour has the ruler of the next weekday', () => {
    const week = [5, 6, 7, 8, 9, 10, 11, 12].map((day) => rulerOn(2024, 5, day));
    const day = { sunrise: jdUt(2460435), sunset: jdUt(2460435.6), nextSunrise: jdUt(2460436) };
    for (const [index, ruler] of week.slice(0, -1).entries()) {
      const rulers = listPlanetaryHours(day, ruler).map((hour) => CHALDEAN_ORDER.indexOf(hour.ruler));
      for (const [number, at] of rulers.entries()) expect(at).toBe(((rulers[0] ?? 0) + number) % 7);
      expect(CHALDEAN_ORDER[((rulers.at(-1) ?? 0) + 1) % 7]).toBe(week[index + 1]);
    }
  });

  test('unequal hours are twelfths of the day and of the night, equal hours all have one length', () => {
    forAll([solarDay, dayRuler], (day, ruler) => {
      const lengths = (choice: 'unequal' | 'equal') =>
        listPlanetaryHours(day, ruler, choice).map(({ start, end }) => end - start);
      for (const [index, length] of lengths('unequal').entries()) {
        const half = index < 12 ? day.sunset - day.sunrise : day.nextSunrise - day.sunset;
        expect(length).toBeCloseTo(half / 12, 7);
      }
      for (const length of lengths('equal')) expect(length).toBeCloseTo((day.nextSunrise - day.sunrise) / 24, 7);
    });
  });

  test('every moment of the day lies in exactly one hour', () => {
    forAll([solarDay, mode, fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })], (day, choice, share) => {
      const hours = listPlanetaryHours(day, 'moon', choice);
      const moment = jdUt(Math.min(day.sunrise + share * (day.nextSunrise - day.sunrise), day.nextSunrise - 1e-9));
      const around = hours.filter(({ start, end }) => moment >= start && moment < end);
      expect(around).toHaveLength(1);
      expect(findHourAt(hours, moment)).toBe(around[0]);
    });
  });
});

test.each([
  ['Thursday 1 January 1970', [1970, 1, 1], 'jupiter'],
  ['Sunday 5 May 2024', [2024, 5, 5], 'sun'],
  ['Monday 6 May 2024', [2024, 5, 6], 'moon'],
  ['Saturday 16 October 1582', [1582, 10, 16], 'saturn'],
  ['Wednesday 31 December 1969', [1969, 12, 31], 'mercury'],
] as const)('dayRulerOf: %s', (_, [year, month, day], ruler) => {
  expect(rulerOn(year, month, day)).toBe(ruler);
});
