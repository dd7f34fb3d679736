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

  it('is seconds since 1970 on the wall clock', () => {
    expect(wallSeconds(at({ year: 1970, month: 1, day: 2, hour: 3, minute: 4, second: 5.5 }))).toBe(86_400 + 11_045.5);
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
