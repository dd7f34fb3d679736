import { describe, expect, it } from 'vitest';
import { wallSeconds } from '../../../../../lib/astro/clock/civil-time/civil.ts';
import type { DaylightDates } from '../../../../../lib/astro/clock/civil-time/daylight-dates.ts';
import type { PracticeClock } from '../../../../../lib/astro/clock/civil-time/local-practice.ts';
import { createPracticeClock } from '../../../../../lib/astro/clock/civil-time/practice-clock.ts';
import { type UnixSeconds, unixSeconds } from '../../../../../lib/base/units/time.ts';
import { histories, zone } from './zones.ts';

const HOUR_SECONDS = 3600;

const clockAt = (clock: PracticeClock, zoneName = 'America/Chicago', longitudeDeg = -90) =>
  createPracticeClock(clock, { zone: zone(zoneName), longitudeDeg }, histories);

const standardClock = (hours: number, daylight: DaylightDates) =>
  clockAt({ type: 'standard', standardSeconds: hours * HOUR_SECONDS, daylight });

const utc = (year: number, month: number, day: number): UnixSeconds =>
  unixSeconds(wallSeconds({ year, month, day, hour: 12, minute: 0, second: 0 }));

function listHours(from: UnixSeconds, to: UnixSeconds): UnixSeconds[] {
  const count = Math.floor((to - from) / HOUR_SECONDS);
  return Array.from({ length: count }, (_, index) => unixSeconds(from + index * HOUR_SECONDS));
}

describe('clocks of local practice', () => {
  it.each([
    ['new_york', -5, 'America/New_York', utc(1917, 1, 1), utc(1966, 12, 31)],
    ['chicago', -6, 'America/Chicago', utc(1917, 1, 1), utc(1935, 12, 31)],
    ['chicago', -6, 'America/Chicago', utc(1937, 1, 1), utc(1966, 12, 31)],
    ['national', -7, 'America/Phoenix', utc(1917, 1, 1), utc(1941, 12, 31)],
    ['never', -7, 'America/Phoenix', utc(1945, 1, 1), utc(1966, 12, 31)],
  ] as const)('the dates of %s for UTC%d are those that IANA records for %s', (dates, hours, zoneName, from, to) => {
    const clock = standardClock(hours, dates);
    const differing = listHours(from, to).filter(
      (instant) => clock.periodAt(instant).offsetSeconds !== zone(zoneName).periodAt(instant).offsetSeconds,
    );
    expect(differing).toEqual([]);
  });

  it('Wisconsin’s dates end with September, also after 1955', () => {
    const clock = standardClock(-6, 'april_to_september');
    expect(clock.periodAt(utc(1958, 9, 27)).offsetSeconds).toBe(-5 * HOUR_SECONDS);
    expect(clock.periodAt(utc(1958, 9, 29)).offsetSeconds).toBe(-6 * HOUR_SECONDS);
  });

  it('Minnesota’s dates run from the fourth Sunday of May to the Tuesday after Labor Day', () => {
    const clock = standardClock(-6, 'minnesota');
    const changes = clock.transitionsBetween(utc(1960, 1, 1), utc(1961, 1, 1));
    expect(changes).toEqual([
      wallSeconds({ year: 1960, month: 5, day: 22, hour: 8, minute: 0, second: 0 }),
      wallSeconds({ year: 1960, month: 9, day: 6, hour: 7, minute: 0, second: 0 }),
    ]);
  });

  it('refuses a zone that the histories lack', () => {
    expect(() => clockAt({ type: 'zone', zone: 'Europe/Atlantis' })).toThrow(RangeError);
  });
});
