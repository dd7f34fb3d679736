import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CivilTime,
  civilFromWall,
  isValidCivilTime,
  wallSeconds,
} from '../../../../../lib/astro/clock/civil-time/civil.ts';
import type { WallSeconds } from '../../../../../lib/base/units/time.ts';
import { forAll } from '../../../../support/for-all.ts';

const at = (changes: Partial<CivilTime>): CivilTime => ({
  year: 2024,
  month: 2,
  day: 29,
  hour: 12,
  minute: 30,
  second: 15.5,
  ...changes,
});

describe('a civil time', () => {
  it('is valid at any time of the day, from midnight to just before the next', () => {
    for (const time of [{}, { hour: 0, minute: 0, second: 0 }, { hour: 23, minute: 59, second: 59.999 }]) {
      expect(isValidCivilTime(at(time))).toBe(true);
    }
  });

  it.each([
    [{ hour: -1 }],
    [{ hour: 24 }],
    [{ hour: 1.5 }],
    [{ minute: -1 }],
    [{ minute: 60 }],
    [{ minute: 0.5 }],
    [{ second: -0.001 }],
    [{ second: 60 }],
    [{ day: 30 }],
    [{ second: Number.NaN }],
  ])('is invalid with %o', (changes) => {
    expect(isValidCivilTime(at(changes))).toBe(false);
  });

  it('follows its calendar: 1900 was a leap year only in the Julian one', () => {
    expect(isValidCivilTime(at({ year: 1900 }))).toBe(false);
    expect(isValidCivilTime(at({ year: 1900 }), 'julian')).toBe(true);
  });

  it('is seconds since 1970 on the wall clock', () => {
    expect(wallSeconds(at({ year: 1970, month: 1, day: 2, hour: 3, minute: 4, second: 5.5 }))).toBe(86_400 + 11_045.5);
  });

  it('converts a Julian date', () => {
    const sixOClock = { hour: 6, minute: 0, second: 0 };
    const gregorian = wallSeconds({ year: 1582, month: 10, day: 15, ...sixOClock });
    expect(wallSeconds({ year: 1582, month: 10, day: 5, ...sixOClock }, 'julian')).toBe(gregorian);
    expect(civilFromWall(gregorian, 'julian')).toEqual({ year: 1582, month: 10, day: 5, ...sixOClock });
    expect(civilFromWall(gregorian)).toEqual({ year: 1582, month: 10, day: 15, ...sixOClock });
  });

  it('is unchanged after conversion to halves of a second and back, over ±99 999 years', () => {
    const halves = fc.integer({ min: -6_310_000_000_000, max: 6_310_000_000_000 });
    forAll([halves, fc.constantFrom('gregorian', 'julian')], (count, calendar) => {
      const civil = civilFromWall((count / 2) as WallSeconds, calendar);
      expect(isValidCivilTime(civil, calendar)).toBe(true);
      expect(wallSeconds(civil, calendar)).toBe(count / 2);
    });
  });
});
