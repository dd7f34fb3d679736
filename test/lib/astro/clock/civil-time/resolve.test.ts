import { describe, expect, it } from 'vitest';
import { wallSeconds } from '../../../../../lib/astro/clock/civil-time/civil.ts';
import { formatLocal } from '../../../../../lib/astro/clock/civil-time/format.ts';
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

  it('is refused on request, with its zone and both candidates', () => {
    const { candidates } = resolve('2011-12-30T12:00:00', 'Pacific/Apia');
    const reading = { status: 'nonexistent', zoneName: 'Pacific/Apia', candidates };
    expect(() => resolve('2011-12-30T12:00:00', 'Pacific/Apia', 'reject')).toThrow(
      expect.objectContaining({ name: 'LocalTimeNotUniqueError', reading }),
    );
  });
});
