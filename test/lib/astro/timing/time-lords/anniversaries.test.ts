import { describe, expect, test } from 'vitest';
import type { Clock } from '../../../../../lib/astro/clock/civil-time/clock.ts';
import { computeNatalLongitude } from '../../../../../lib/astro/timing/returns/returns.ts';
import {
  ageAt,
  civilYearStarts,
  isLeapDay,
  solarYearStarts,
} from '../../../../../lib/astro/timing/time-lords/anniversaries.ts';
import { jdUt, unixFromJdUt } from '../../../../../lib/base/units/time.ts';
import { zones } from '../../../../support/services.ts';
import { tropicalSky } from '../../../../support/tropical-sky.ts';
import { instant } from './tiling.ts';

const zoneClock = (name: string): Clock => ({ type: 'zone', zone: zones.find(name) ?? expect.unreachable() });
const iso = (jd: Parameters<typeof unixFromJdUt>[0]) => new Date(unixFromJdUt(jd) * 1000).toISOString();

describe('civil anniversaries', () => {
  test('keep the clock time of the birth in its zone, in summer and in winter time', () => {
    const yearStarts = civilYearStarts({ birth: instant('1979-07-01T10:00:00Z'), clock: zoneClock('Europe/Berlin') });
    expect([0, 1, 2].map((age) => iso(yearStarts(age)))).toEqual([
      '1979-07-01T10:00:00.000Z',
      '1980-07-01T09:00:00.000Z',
      '1981-07-01T09:00:00.000Z',
    ]);
  });

  test('of 29 February are on 1 March in common years', () => {
    const birth = { birth: instant('2000-02-29T23:30:00Z'), clock: zoneClock('Europe/London') };
    const yearStarts = civilYearStarts(birth);
    expect(isLeapDay(birth)).toBe(true);
    expect([1, 4, 100].map((age) => iso(yearStarts(age)).slice(0, 10))).toEqual([
      '2001-03-01',
      '2004-02-29',
      '2100-03-01',
    ]);
  });

  test('move forward over a time that the clocks skipped', () => {
    const birth = { birth: instant('2019-03-29T02:30:00+01:00'), clock: zoneClock('Europe/Berlin') };
    const skipped = { ...birth, birth: instant('2020-03-28T02:30:00+01:00') };
    expect(isLeapDay(birth)).toBe(false);
    expect(iso(civilYearStarts(skipped)(1))).toBe('2021-03-28T01:30:00.000Z');
  });

  test('the first year begins with the birth, also in the second of two equal clock times', () => {
    const birth = instant('2021-10-31T02:30:00+01:00');
    expect(civilYearStarts({ birth, clock: zoneClock('Europe/Berlin') })(0)).toBe(birth);
  });

  test('an age is completed at the instant of the anniversary and not before', () => {
    const yearStarts = civilYearStarts({
      birth: instant('1946-07-06T11:26:00Z'),
      clock: zoneClock('America/New_York'),
    });
    expect(ageAt(yearStarts, instant('1946-07-06T11:26:00Z'))).toBe(0);
    expect(ageAt(yearStarts, instant('2001-07-06T11:25:59Z'))).toBe(54);
    expect(ageAt(yearStarts, instant('2001-07-06T11:26:00Z'))).toBe(55);
  });
});

describe('solar anniversaries', () => {
  const birth = instant('1946-07-06T11:26:00Z');
  const natal = computeNatalLongitude(tropicalSky, 'sun', birth);
  const yearStarts = solarYearStarts(tropicalSky, natal);

  test('have the Sun at its natal longitude', () => {
    for (const age of [1, 33, 90]) {
      const longitude = computeNatalLongitude(tropicalSky, 'sun', yearStarts(age)).degree;
      expect(longitude).toBeCloseTo(natal.degree, 6);
    }
  });

  test('begin with the birth and are about a tropical year apart', () => {
    expect(yearStarts(0)).toBe(birth);
    for (const age of [0, 1, 50]) {
      expect(Math.abs(yearStarts(age + 1) - jdUt(yearStarts(age) + 365.2422))).toBeLessThan(0.02);
    }
  });
});
