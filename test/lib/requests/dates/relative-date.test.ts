import fc from 'fast-check';
import { DateTime, type DurationLike } from 'luxon';
import { describe, expect, it } from 'vitest';
import type { Clock } from '../../../../lib/astro/clock/civil-time/clock.ts';
import { unixSeconds } from '../../../../lib/base/units/time.ts';
import { looksRelative, parseRelativeDate, resolveRelativeDate } from '../../../../lib/requests/dates/relative-date.ts';
import { forAll } from '../../../support/for-all.ts';
import { zones } from '../../../support/services.ts';

const ZONES = ['UTC', 'Europe/Paris', 'America/Sao_Paulo', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Apia'];
const UNITS = { h: 'hours', d: 'days', w: 'weeks', mo: 'months', y: 'years' } as const;
const BASES = ['now', 'today', 'week', 'month', 'year'] as const;

const clockOf = (name: string): Clock => {
  const zone = zones.find(name);
  if (!zone) throw new Error(name);
  return { type: 'zone', zone };
};

const resolve = (text: string, now: number, zone: string): number => {
  const date = parseRelativeDate(text);
  if (!date) throw new Error(`${text} is not relative`);
  return resolveRelativeDate(date, { now: unixSeconds(now), clock: clockOf(zone) });
};

/** The same by Luxon, a library of its own. It reads a skipped local time as this service does, and takes the earlier of two. */
function resolveByLuxon(base: (typeof BASES)[number], step: DurationLike, at: { now: number; zone: string }): number {
  const now = DateTime.fromSeconds(at.now, { zone: at.zone });
  const unit = base === 'today' ? 'day' : base;
  const start = unit === 'now' ? now : now.startOf(unit);
  return start.plus(step).toSeconds();
}

describe('a relative date', () => {
  it('is the instant that Luxon finds, in any zone, for any base and amount', () => {
    const anyAmount = fc.record({
      base: fc.constantFrom(...BASES),
      unit: fc.constantFrom(...(Object.keys(UNITS) as (keyof typeof UNITS)[])),
      count: fc.integer({ min: -40, max: 40 }),
      now: fc.integer({ min: Date.UTC(2000, 0) / 1000, max: Date.UTC(2035, 0) / 1000 }),
      zone: fc.constantFrom(...ZONES),
    });
    forAll([anyAmount], ({ base, unit, count, now, zone }) => {
      const text = `${base}${count < 0 ? '-' : '+'}${Math.abs(count)}${unit}`;
      const expected = resolveByLuxon(base, { [UNITS[unit]]: count }, { now, zone });
      const found = resolve(text, now, zone);
      // Of a local time that came twice Luxon keeps the offset of the moment before, and this service takes the earlier one.
      const isTwice = DateTime.fromSeconds(expected, { zone }).getPossibleOffsets().length > 1;
      if (!isTwice) expect({ text, zone, found }).toEqual({ text, zone, found: expected });
      else expect(Math.abs(found - expected)).toBeLessThanOrEqual(3600);
    });
  });

  it.each([
    ['today', '2026-11-28T00:00:00Z'],
    ['TODAY', '2026-11-28T00:00:00Z'],
    ['week', '2026-11-23T00:00:00Z'],
    ['month + 1 mo', '2026-12-01T00:00:00Z'],
    ['today+12345d', '2060-09-15T00:00:00Z'],
    ['month+1mo-1d', '2026-11-30T00:00:00Z'],
    ['year−1y', '2025-01-01T00:00:00Z'],
    ['now-90h', '2026-11-24T14:30:15Z'],
    ['today+P1Y2M3DT4H5M', '2028-01-31T04:05:00Z'],
    ['now-P2W', '2026-11-14T08:30:15Z'],
  ])('%s is read', (text, expected) => {
    expect(new Date(resolve(text, Date.parse('2026-11-28T08:30:15Z') / 1000, 'UTC') * 1000)).toEqual(
      new Date(expected),
    );
  });

  it.each([
    'today+3x',
    'today 3d',
    'today+',
    'now+1234567890123d',
    'P',
    'PT',
    'P1H',
    'week+1',
    'tomorrow',
    'P1Y+1d',
    `now${'+1d'.repeat(7)}`,
  ])('%s is none', (text) => {
    expect(parseRelativeDate(text)).toBeUndefined();
  });

  it.each(['2026-11-28', '3 mai 1985', 'Nov 28 2026', '', 'tomorrow', 'november'])(
    '%s is not taken for one',
    (text) => {
      expect(looksRelative(text)).toBe(false);
    },
  );
});
