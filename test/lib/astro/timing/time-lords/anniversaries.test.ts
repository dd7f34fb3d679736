import { describe, expect, test } from 'vitest';
import type { Clock } from '../../../../../lib/astro/clock/civil-time/clock.ts';
import { computeNatalLongitude } from '../../../../../lib/astro/timing/returns/returns.ts';
import {
  civilYearStarts,
  isLeapDay,
  solarYearStarts,
} from '../../../../../lib/astro/timing/time-lords/anniversaries.ts';
import { unixFromJdUt } from '../../../../../lib/base/units/time.ts';
import { zones } from '../../../../support/services.ts';
import { tropicalSky } from '../../../../support/tropical-sky.ts';
import { instant } from './tiling.ts';

const zoneClock = (name: string): Clock => ({ type: 'zone', zone: zones.find(name) ?? expect.unreachable() });
const iso = (jd: Parameters<typeof unixFromJdUt>[0]) => new Date(unixFromJdUt(jd) * 1000).toISOString();

describe('civil anniversaries', () => {
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
});
