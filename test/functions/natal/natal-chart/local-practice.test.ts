import { describe, expect, it } from 'vitest';
import { birth, chart, NEW_YORK, PARIS, type Place, place, warningCodes } from '../birth.ts';

const HOUSTON = place(29.7604, -95.3698, 'America/Chicago');
const CHICAGO = place(41.8781, -87.6298, 'America/Chicago');
const TULSA = { latitude: 36.154, longitude: -95.9928 };
const FOUND_CHICAGO = { latitude: 41.8781, longitude: -87.6298 };
const BETHLEHEM = { latitude: 40.6259, longitude: -75.3705 };
const NOON_1930 = '1930-07-01T12:00:00';
const RECORDED = ['RecordedInStandardTime'];
const SUMMER = '1955-07-04T12:00:00';

async function castBirth(birth_datetime: { readonly iso: string }, birth_location: Place) {
  const { subject, warnings } = await chart({ subject: birth({ birth_datetime, birth_location }) });
  const local = Date.parse(`${birth_datetime.iso.slice(0, 19)}Z`);
  const hours = (local - Date.parse(subject.datetime_utc)) / 3_600_000;
  return { ...subject, hours, codes: warningCodes({ warnings }), warnings };
}

/** Which rule decides where and when: test/lib/astro/clock/civil-time/practice-readings and test/golden/local-practice. */
describe('the clock of the place in a natal chart', () => {
  it('replaces that of the zone by a settled rule, and says so: Houston in the summer of 1955', async () => {
    const { hours, codes, warnings, time_resolution } = await castBirth({ iso: SUMMER }, HOUSTON);
    expect([hours, codes]).toEqual([-6, ['LocalTimeDiffers']]);
    expect(warnings[0].message).toBe(
      'Clocks in the part of Texas on Central Time showed UTC-06:00, not UTC-05:00 as the zone America/Chicago records for its own city. The local time was read at UTC-06:00. At UTC-05:00 it is 60 minutes earlier, and the Midheaven about 15° back.',
    );
    expect(time_resolution).toMatchObject({
      source: 'local_practice',
      status: 'unique',
      certainty: 'certain',
      practice: {
        standing: 'settled',
        rule: 'tx-2',
        readings: [
          { basis: 'local', utc_offset_seconds: -21_600, datetime_utc: '1955-07-04T18:00:00.000Z' },
          { basis: 'iana', utc_offset_seconds: -18_000, datetime_utc: '1955-07-04T17:00:00.000Z' },
        ],
      },
    });
    expect(time_resolution.practice.sources.length).toBeGreaterThan(0);
  });

  it.each([
    ['both clocks agree', { iso: '1955-01-04T12:00:00' }, HOUSTON, -6, [], 'certain'],
    ['an offset', { iso: `${SUMMER}-05:00` }, HOUSTON, -5, [], undefined],
    ['ignored by request', { iso: SUMMER, local_practice: 'ignore' }, HOUSTON, -5, [], 'doubtful'],
    ['an hour that only the zone skipped', { iso: '1955-04-24T02:30:00' }, HOUSTON, -6, [], undefined],
    [
      'a zone that the client named for another place',
      { iso: SUMMER },
      { ...HOUSTON, timezone: { iana_name: 'Europe/London' } },
      1,
      ['ZoneDisagreesWithPlace'],
      'doubtful',
    ],
    ['a likely rule, zone looked up', { iso: '1930-07-04T12:00:00' }, TULSA, -6, ['LocalTimeLikely'], 'likely'],
    [
      'a likely rule, zone named',
      { iso: '1930-07-04T12:00:00' },
      { ...TULSA, timezone: { iana_name: 'America/Chicago' } },
      -5,
      ['LocalTimeLikely'],
      'doubtful',
    ],
    ['a birth whose records were in standard time', { iso: NOON_1930 }, FOUND_CHICAGO, -6, RECORDED, 'likely'],
    ['a birth by the law of Pennsylvania', { iso: NOON_1930 }, BETHLEHEM, -5, RECORDED, 'likely'],
    ['a birth in War Time', { iso: '1944-07-01T12:00:00' }, FOUND_CHICAGO, -5, RECORDED, 'doubtful'],
    ['such a birth, zone named', { iso: NOON_1930 }, CHICAGO, -5, RECORDED, undefined],
    ['a clock of Chicago', { iso: NOON_1930, time_basis: 'clock' }, FOUND_CHICAGO, -5, RECORDED, undefined],
    ['a birth record of Chicago', { iso: NOON_1930, time_basis: 'record' }, CHICAGO, -6, RECORDED, undefined],
  ])('%s', async (_, birth_datetime, where, hours, codes, certainty) => {
    const read = await castBirth(birth_datetime, where);
    expect([read.hours, read.codes]).toEqual([hours, codes]);
    if (certainty) expect(read.time_resolution.certainty).toBe(certainty);
    if (codes.length === 0) expect(read.time_resolution).not.toHaveProperty('practice');
  });
});

describe('the readings of a local time in a detailed answer', () => {
  const detailed = (iso: string, birth_location: Place) =>
    chart({ subject: birth({ birth_datetime: { iso }, birth_location }), options: { verbosity: 'detailed' } });

  it('have the Ascendant, Midheaven and Moon of each; the first are those of the chart', async () => {
    const data = await detailed(SUMMER, HOUSTON);
    const [used, other] = data.subject.time_resolution.practice.readings;
    const alone = await detailed(other.datetime_utc, HOUSTON);
    for (const [reading, { angles, planets }] of [
      [used, data],
      [other, alone],
    ]) {
      expect(reading).toMatchObject({
        ascendant: angles.ascendant,
        midheaven: angles.midheaven,
        moon: planets.moon.longitude,
      });
    }
  });

  it.each([
    ['2021-10-31T02:30:00', PARIS],
    ['2023-11-05T01:30:00', NEW_YORK],
  ])('have them for both readings of %s, which occurred twice, and not without angles', async (iso, where) => {
    const { subject, angles } = await detailed(iso, where);
    const [earlier, later] = subject.time_resolution.candidates;
    expect(earlier.ascendant).toBe(angles.ascendant);
    expect(later.ascendant).not.toBe(earlier.ascendant);
    expect((await castBirth({ iso }, where)).time_resolution.candidates[0]).not.toHaveProperty('ascendant');
  });
});
