import { describe, expect, it } from 'vitest';
import { wallSeconds } from '../../../../../lib/astro/clock/civil-time/civil.ts';
import { formatLocal } from '../../../../../lib/astro/clock/civil-time/format.ts';
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
  it('a settled rule replaces the zone in its span and nowhere else', () => {
    const texas = clocksOf({ rules: [rule('tx')] });
    expect(offsetHours(texas, '1955-07-04 12:00')).toBe(-6);
    expect(offsetHours(texas, '1967-07-04 12:00')).toBe(-5);
    expect(offsetHours(texas, '1918-07-04 12:00')).toBe(-5);
    expect(readingsAt(texas, '1955-07-04 12:00')).toEqual(['settled', 'local -6', 'iana -5']);
  });

  it('says nothing where all clocks agree', () => {
    expect(readingsAt(clocksOf({ rules: [rule('tx')] }), '1955-01-04 12:00')).toBeUndefined();
    expect(readingsAt(clocksOf({}), '1955-07-04 12:00')).toBeUndefined();
  });

  it('a preferred rule is applied where the zone was looked up, and second where the client named it', () => {
    const rules = [rule('ok', { standing: 'preferred' })];
    expect(readingsAt(clocksOf({ rules }, { isZoneStated: false }), '1930-07-04 12:00')).toEqual([
      'preferred',
      'local -6',
      'iana -5',
    ]);
    expect(readingsAt(clocksOf({ rules }), '1930-07-04 12:00')).toEqual(['preferred', 'iana -5', 'local -6']);
  });

  it('a doubtful rule is never applied', () => {
    const clocks = clocksOf({ rules: [rule('al', { standing: 'doubtful' })] }, { isZoneStated: false });
    expect(offsetHours(clocks, '1941-08-04 12:00')).toBe(-5);
    expect(readingsAt(clocks, '1941-08-04 12:00')).toEqual(['doubtful', 'iana -5', 'local -6']);
  });

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

  it('a rule takes effect at midnight of the clock before it', () => {
    const before = { type: 'standard', standardSeconds: -6 * HOUR_SECONDS, daylight: 'national' } as const;
    const after = { ...before, standardSeconds: -5 * HOUR_SECONDS };
    const cleveland = clocksOf(
      {
        rules: [
          rule('oh-0', { from: wall('1893-01-01'), until: wall('1914-05-01'), clock: before }),
          rule('oh-cle', { from: wall('1914-05-01'), until: wall('1920-01-01'), clock: after }),
        ],
      },
      { zone: zone('America/New_York') },
    );
    expect(offsetHours(cleveland, '1914-04-30 23:59')).toBe(-6);
    expect(offsetHours(cleveland, '1914-05-01 12:00')).toBe(-5);
    expect(resolveLocalTime(wall('1914-05-01 00:30'), cleveland.history)).toMatchObject({ status: 'nonexistent' });
  });

  it('the times of records are a second reading of clocks, and the first one of records', () => {
    const record = rule('il', { basis: 'record', standing: 'preferred' });
    expect(readingsAt(clocksOf({ rules: [record] }), '1930-07-01 12:00')).toEqual([
      'preferred',
      'iana -5',
      'record -6',
    ]);
    expect(readingsAt(clocksOf({ rules: [record] }, { timeBasis: 'record' }), '1930-07-01 12:00')).toEqual([
      'preferred',
      'record -6',
      'iana -5',
    ]);
  });

  it('a birth without a stated basis follows a likely rule of records where the zone was looked up', () => {
    const read = (standing: PracticeRule['standing'], isZoneStated: boolean) =>
      readingsAt(
        clocksOf({ rules: [rule('il', { basis: 'record', standing })] }, { timeBasis: 'unknown', isZoneStated }),
        '1930-07-01 12:00',
      );
    expect(read('preferred', false)).toEqual(['preferred', 'record -6', 'iana -5']);
    expect(read('preferred', true)).toEqual(['preferred', 'iana -5', 'record -6']);
    expect(read('doubtful', false)).toEqual(['doubtful', 'iana -5', 'record -6']);
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

  it('mean solar time of the place is a reading of its own', () => {
    const clocks = clocksOf(
      {
        rules: [
          rule('cn', {
            from: wall('1901-01-01'),
            until: wall('1949-09-27'),
            standing: 'doubtful',
            clock: { type: 'local_mean_time' },
          }),
        ],
      },
      { zone: zone('Asia/Shanghai'), longitudeDeg: 104.07 },
    );
    const [, second] = clocks.compare(wall('1920-01-04 12:00'), 'compatible')?.readings ?? [];
    expect(second && formatLocal(second.instant, second.offsetSeconds)).toBe('1920-01-04T12:00:00.000+06:56:17');
    expect(second?.basis).toBe('local_mean_time');
  });

  it('a second reading in a gap never refuses the request', () => {
    const berlin = rule('alsace', { clock: { type: 'zone', zone: 'Europe/Berlin' }, until: wall('1960-01-01') });
    const clocks = clocksOf({ rules: [berlin] }, { zone: zone('Europe/Paris') });
    expect(clocks.compare(wall('1940-02-25 02:30'), 'reject')?.readings).toHaveLength(2);
  });
});
