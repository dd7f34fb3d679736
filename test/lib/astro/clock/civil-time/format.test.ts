import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantFromCivil } from '../../../../../lib/astro/clock/civil-time/civil.ts';
import { formatLocal, formatOffset, formatUtc } from '../../../../../lib/astro/clock/civil-time/format.ts';
import { unixSeconds } from '../../../../../lib/base/units/time.ts';
import { parseIso } from '../../../../../lib/requests/iso-datetime.ts';
import { forAll } from '../../../../support/for-all.ts';

const civil = (year: number, month: number, day: number, hour = 0, minute = 0, second = 0) => ({
  year,
  month,
  day,
  hour,
  minute,
  second,
});

describe('formatUtc', () => {
  it('rounds to milliseconds without a second of 60', () => {
    expect(formatUtc(instantFromCivil(civil(1999, 12, 31, 23, 59, 59.9996)))).toBe('2000-01-01T00:00:00.000Z');
    expect(formatUtc(unixSeconds(-0.0004))).toBe('1970-01-01T00:00:00.000Z');
    expect(formatUtc(unixSeconds(-0.001))).toBe('1969-12-31T23:59:59.999Z');
  });

  it('equals the text of Date in every year of four digits, and refuses what is no moment', () => {
    const milliseconds = fc.integer({ min: Date.parse('1000-01-01'), max: Date.parse('9999-12-31') });
    forAll([milliseconds], (ms) => {
      expect(formatUtc(unixSeconds(ms / 1000))).toBe(new Date(ms).toISOString());
    });
    expect(() => formatUtc(unixSeconds(Number.NaN))).toThrow(RangeError);
  });

  it('parses back to the same millisecond, from year −99 999 to 99 999', () => {
    const year = 365.2425 * 86_400_000;
    const milliseconds = fc.integer({ min: Math.ceil(-101_968 * year), max: Math.floor(98_028 * year) });
    forAll([milliseconds], (ms) => {
      const { civil: written } = parseIso(formatUtc(unixSeconds(ms / 1000))) ?? {};
      expect(written && Math.round(instantFromCivil(written) * 1000)).toBe(ms);
    });
  });
});

describe('formatLocal', () => {
  it.each([
    [0, 19_800, '1970-01-01T05:30:00.000+05:30'],
    [0, 21_208, '1970-01-01T05:53:28.000+05:53:28'],
    [0, -12_652, '1969-12-31T20:29:08.000-03:30:52'],
    [0.5, 0, '1970-01-01T00:00:00.500+00:00'],
    [86_399.9999, -3600, '1970-01-01T23:00:00.000-01:00'],
  ])('%d s at %i s from UTC is %s', (instant, offsetSeconds, expected) => {
    expect(formatLocal(unixSeconds(instant), offsetSeconds)).toBe(expected);
  });

  it('writes small and large offsets', () => {
    expect([-75, 561, -54_968, 0].map(formatOffset)).toEqual(['-00:01:15', '+00:09:21', '-15:16:08', '+00:00']);
  });
});
