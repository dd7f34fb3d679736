import { describe, expect, it } from 'vitest';
import { wallSeconds } from '../../../../../lib/astro/clock/civil-time/civil.ts';
import type { PracticeAtPlace, PracticeRule } from '../../../../../lib/astro/clock/civil-time/local-practice.ts';
import { createLocalClocks, type ZoneAtPlace } from '../../../../../lib/astro/clock/civil-time/practice-readings.ts';
import { resolveLocalTime } from '../../../../../lib/astro/clock/civil-time/resolve.ts';
import type { WallSeconds } from '../../../../../lib/base/units/time.ts';
import { histories, zone } from './zones.ts';

const HOUR_SECONDS = 3600;

const wall = (text: string): WallSeconds => {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = text.split(/\D/).map(Number);
  return wallSeconds({ year, month, day, hour, minute, second: 0 });
};

const rule = (id: string, parts: Partial<PracticeRule> = {}): PracticeRule => ({
  id,
  area: 'the area',
  standing: 'settled',
  basis: 'clock',
  from: wall('1919-10-26'),
  until: wall('1967-04-30'),
  clock: { type: 'standard', standardSeconds: -6 * HOUR_SECONDS, daylight: 'national' },
  sources: [{ title: 'a law', url: 'https://example.org/law' }],
  ...parts,
});

const clocksOf = (practice: Partial<PracticeAtPlace>, parts: Partial<ZoneAtPlace> = {}) =>
  createLocalClocks(
    {
      zone: zone('America/Chicago'),
      longitudeDeg: -95.37,
      isZoneStated: true,
      timeBasis: 'clock',
      practice: { rules: [], nearby: [], ...practice },
      ...parts,
    },
    histories,
  );

type Clocks = ReturnType<typeof clocksOf>;

const offsetHours = (clocks: Clocks, text: string) =>
  resolveLocalTime(wall(text), clocks.history).offsetSeconds / HOUR_SECONDS;

const readingsAt = (clocks: Clocks, text: string) => {
  const at = clocks.compare(wall(text), 'compatible');
  return (
    at && [at.standing, ...at.readings.map(({ basis, offsetSeconds }) => `${basis} ${offsetSeconds / HOUR_SECONDS}`)]
  );
};

describe('the clock of a place by the rules about it', () => {
  it('a doubtful rule stays doubtful in summer where its clock is the zone’s, and has the other choice of a town', () => {
    const doubtful = (daylight: 'national' | 'new_york', standardHours: number) => [
      rule('option', {
        standing: 'doubtful',
        clock: { type: 'standard', standardSeconds: standardHours * HOUR_SECONDS, daylight },
      }),
    ];
    const winnipeg = clocksOf({ rules: doubtful('national', -6) }, { zone: zone('America/Winnipeg') });
    expect(readingsAt(winnipeg, '1961-07-04 12:00')).toEqual(['doubtful', 'iana -6', 'local -5']);
    expect(readingsAt(winnipeg, '1961-01-04 12:00')).toBeUndefined();
    const nashua = clocksOf({ rules: doubtful('new_york', -5) }, { zone: zone('America/New_York') });
    expect(readingsAt(nashua, '1925-07-04 12:00')).toEqual(['doubtful', 'iana -4', 'local -5']);
  });

  it('the first rule whose span holds the time decides, even where it is not applied', () => {
    const rules = [rule('city', { clock: { type: 'iana' } }), rule('state')];
    expect(readingsAt(clocksOf({ rules }), '1955-07-04 12:00')).toBeUndefined();
  });

  it('another clock within 5 km makes the reading doubtful, but does not change it', () => {
    const rules = [
      rule('own', { clock: { type: 'standard', standardSeconds: -5 * HOUR_SECONDS, daylight: 'national' } }),
    ];
    const clocks = clocksOf({ rules, nearby: [[rule('across')]] }, { zone: zone('America/New_York') });
    expect(offsetHours(clocks, '1930-01-04 12:00')).toBe(-5);
    expect(readingsAt(clocks, '1930-01-04 12:00')).toEqual(['doubtful', 'iana -5', 'local -6']);
    expect(readingsAt(clocksOf({ rules: [rule('own')], nearby: [[]] }), '1930-07-04 12:00')).toEqual([
      'doubtful',
      'local -6',
      'iana -5',
    ]);
  });

  it('the clock of a doubtful rule within 5 km counts too', () => {
    const eastern = (standing: PracticeRule['standing'], daylight: 'national' | 'new_york') =>
      rule(standing, { standing, clock: { type: 'standard', standardSeconds: -5 * HOUR_SECONDS, daylight } });
    const practice = { rules: [eastern('settled', 'new_york')], nearby: [[eastern('doubtful', 'national')]] };
    const troy = clocksOf(practice, { zone: zone('America/New_York') });
    expect(readingsAt(troy, '1930-07-04 12:00')).toEqual(['doubtful', 'iana -4', 'local -5']);
  });

  it('a second reading in a gap never refuses the request', () => {
    const berlin = rule('alsace', { clock: { type: 'zone', zone: 'Europe/Berlin' }, until: wall('1960-01-01') });
    const clocks = clocksOf({ rules: [berlin] }, { zone: zone('Europe/Paris') });
    expect(clocks.compare(wall('1940-02-25 02:30'), 'reject')?.readings).toHaveLength(2);
  });
});
