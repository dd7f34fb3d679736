import { describe, expect, it } from 'vitest';
import {
  type CivilTime,
  civilFromWall,
  isValidCivilTime,
  wallSeconds,
} from '../../../../../lib/astro/clock/civil-time/civil.ts';

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
    ['of any hour', at({})],
    ['at midnight', at({ hour: 0, minute: 0, second: 0 })],
    ['just before it', at({ hour: 23, minute: 59, second: 59.999 })],
  ])('is valid %s', (_what, civil) => {
    expect(isValidCivilTime(civil)).toBe(true);
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

  it('is unchanged after conversion to seconds and back', () => {
    for (const civil of [
      at({}),
      at({ year: 1969, day: 28, hour: 0, minute: 1, second: 2 }),
      at({ minute: 59, second: 59.5 }),
    ]) {
      expect(civilFromWall(wallSeconds(civil))).toEqual(civil);
      expect(civilFromWall(wallSeconds(civil, 'julian'), 'julian')).toEqual(civil);
    }
    expect(wallSeconds(at({ year: 1970, month: 1, day: 2, hour: 3, minute: 4, second: 5 }))).toBe(86_400 + 11_045);
  });
});
