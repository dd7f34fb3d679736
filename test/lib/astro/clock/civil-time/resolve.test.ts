import { describe, expect, it } from 'vitest';
import { wallSeconds } from '../../../../../lib/astro/clock/civil-time/civil.ts';
import { formatLocal, formatUtc } from '../../../../../lib/astro/clock/civil-time/format.ts';
import { resolveLocalTime } from '../../../../../lib/astro/clock/civil-time/resolve.ts';
import type { Disambiguation } from '../../../../../lib/astro/clock/civil-time/stated-time.ts';
import { zone } from './zones.ts';

/** Wall clock of an ISO text without a zone. */
const wall = (iso: string) => {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = iso.split(/[-T:]/).map(Number);
  return wallSeconds({ year, month, day, hour, minute, second });
};
const resolve = (iso: string, name: string, disambiguation: Disambiguation = 'compatible') =>
  resolveLocalTime(wall(iso), zone(name), { disambiguation });

/** Expected instants: the local time minus the offset that zdump (test/golden/time-zones/zdump.csv) has for it. */
describe('a local time that occurred once', () => {
  it.each([
    ['Europe/Dublin', '2026-07-01T12:00:00', '2026-07-01T11:00:00.000Z'],
    ['Africa/Monrovia', '1971-06-01T12:00:00', '1971-06-01T12:44:30.000Z'],
    ['America/New_York', '2500-07-01T12:00:00', '2500-07-01T16:00:00.000Z'],
    ['Europe/Oslo', '2999-12-31T12:00:00', '2999-12-31T11:00:00.000Z'],
  ])('%s %s', (name, local, expected) => {
    const { instant, status, candidates, source } = resolve(local, name, 'reject');
    expect([formatUtc(instant), status, candidates, source]).toEqual([expected, 'unique', undefined, 'timezone']);
  });

  it('accepts years far outside the database', () => {
    expect(formatUtc(resolve('99999-07-01T12:00:00', 'Europe/Oslo').instant)).toBe('+99999-07-01T10:00:00.000Z');
    const early = wallSeconds({ year: -99_999, month: 1, day: 1, hour: 0, minute: 43, second: 0 });
    expect(formatUtc(resolveLocalTime(early, zone('Europe/Oslo')).instant)).toBe('-99999-01-01T00:00:00.000Z');
  });
});

describe('a local time that occurred twice', () => {
  it.each([
    ['compatible', '2023-11-05T01:30:00.000-04:00', 'EDT'],
    ['earlier', '2023-11-05T01:30:00.000-04:00', 'EDT'],
    ['later', '2023-11-05T01:30:00.000-05:00', 'EST'],
  ] as const)('New York, %s', (disambiguation, expected, abbreviation) => {
    const resolved = resolve('2023-11-05T01:30:00', 'America/New_York', disambiguation);
    expect(formatLocal(resolved.instant, resolved.offsetSeconds)).toBe(expected);
    expect([resolved.status, resolved.abbreviation]).toEqual(['ambiguous', abbreviation]);
    expect(resolved.candidates?.map((candidate) => candidate.abbreviation)).toEqual(['EDT', 'EST']);
  });

  it('begins with the first repeated second and ends before the first that is not repeated', () => {
    const statuses = ['00:59:59', '01:00:00', '01:59:59', '02:00:00'].map(
      (time) => resolve(`2023-11-05T${time}`, 'America/New_York').status,
    );
    expect(statuses).toEqual(['unique', 'ambiguous', 'ambiguous', 'unique']);
  });

  it('lasts a whole day in Alaska, which crossed the date line in 1867', () => {
    const { candidates } = resolve('1867-10-18T18:00:00', 'America/Juneau');
    expect(candidates?.map(({ instant }) => formatUtc(instant))).toEqual([
      '1867-10-18T02:57:41.000Z',
      '1867-10-19T02:57:41.000Z',
    ]);
  });
});

describe('a local time that never occurred', () => {
  it.each([
    ['compatible', '2023-03-12T03:30:00.000-04:00'],
    ['earlier', '2023-03-12T01:30:00.000-05:00'],
    ['later', '2023-03-12T03:30:00.000-04:00'],
  ] as const)('New York, %s', (disambiguation, expected) => {
    const resolved = resolve('2023-03-12T02:30:00', 'America/New_York', disambiguation);
    expect(formatLocal(resolved.instant, resolved.offsetSeconds)).toBe(expected);
    expect([resolved.status, resolved.candidates?.length]).toEqual(['nonexistent', 2]);
  });

  it('begins with the first skipped second and ends before the first that occurred', () => {
    const statuses = ['01:59:59', '02:00:00', '02:59:59', '03:00:00'].map(
      (time) => resolve(`2023-03-12T${time}`, 'America/New_York').status,
    );
    expect(statuses).toEqual(['unique', 'nonexistent', 'nonexistent', 'unique']);
  });

  it.each([
    ['Pacific/Apia', '2011-12-30T12:00:00', '2011-12-29T12:00:00.000-10:00', '2011-12-31T12:00:00.000+14:00'],
    ['Pacific/Kwajalein', '1993-08-21T12:00:00', '1993-08-20T12:00:00.000-12:00', '1993-08-22T12:00:00.000+12:00'],
    ['Asia/Manila', '1844-12-31T12:00:00', '1844-12-30T12:00:00.000-15:56:08', '1845-01-01T12:00:00.000+08:03:52'],
    ['Asia/Kathmandu', '1986-01-01T00:10:00', '1985-12-31T23:55:00.000+05:30', '1986-01-01T00:25:00.000+05:45'],
    ['Africa/Monrovia', '1972-01-07T00:30:00', '1972-01-06T23:45:30.000-00:44:30', '1972-01-07T01:14:30.000+00:00'],
  ])('%s %s was skipped', (name, local, earlier, later) => {
    const { status, candidates, instant } = resolve(local, name);
    expect(status).toBe('nonexistent');
    expect(candidates?.map((each) => formatLocal(each.instant, each.offsetSeconds))).toEqual([earlier, later]);
    expect(instant).toBe(candidates?.[1].instant);
  });

  it('is refused on request, with its zone and both candidates', () => {
    const { candidates } = resolve('2011-12-30T12:00:00', 'Pacific/Apia');
    const reading = { status: 'nonexistent', zoneName: 'Pacific/Apia', candidates };
    expect(() => resolve('2011-12-30T12:00:00', 'Pacific/Apia', 'reject')).toThrow(
      expect.objectContaining({ name: 'LocalTimeNotUniqueError', reading }),
    );
  });
});
