import { describe, expect, it } from 'vitest';
import { answer, birth, chartAt, NEW_YORK, PARIS, type Place, place } from '../birth.ts';

const subjectOf = async (birth_datetime: unknown, where: Place = PARIS) =>
  (await chartAt(birth_datetime, where)).subject;
const OFFSET_ONLY = { latitude: 47.56, longitude: -52.71, timezone: { utc_offset_seconds: -12_600 } };
const ROME = place(41.9, 12.5, 'Europe/Rome');

/** What a moment and its zone are read as: test/lib/astro/clock/civil-time. */
describe('200 the forms of a moment', () => {
  const UTC = { datetime_utc: '1990-06-15T12:30:00.000Z', julian_day: 2448058.020833334, timezone: 'Europe/Paris' };
  const COMPONENTS = { year: 1990, month: 6, day: 15, hour: 14, minute: 30 };

  it.each([
    ['a civil time in the zone of the place', { iso: '1990-06-15T14:30' }, PARIS, UTC, 'timezone'],
    ['an offset; the zone only shows it', { iso: '1990-06-15T08:30-04:00' }, PARIS, UTC, 'offset'],
    ['UTC; the zone only shows it', { iso: '1990-06-15T12:30Z' }, PARIS, UTC, 'offset'],
    ['plain components', COMPONENTS, PARIS, UTC, 'timezone'],
    ['wrapped components', { components: COMPONENTS }, PARIS, UTC, 'timezone'],
    [
      'a zone of its own',
      { iso: '1990-06-15T08:30', timezone: { name: 'America/New_York' } },
      PARIS,
      { datetime_utc: UTC.datetime_utc },
      'timezone',
    ],
    [
      'an offset of its own',
      { iso: '1990-06-15T13:30', timezone: { utc_offset_seconds: 3600 } },
      PARIS,
      { datetime_utc: UTC.datetime_utc },
      'offset',
    ],
    ['the Julian calendar', { iso: '1990-06-02T14:30', calendar: 'JULIAN' }, PARIS, UTC, 'timezone'],
    [
      'an offset of the place, which names no zone',
      { iso: '1990-06-15T09:00' },
      OFFSET_ONLY,
      { ...UTC, datetime: '1990-06-15T09:00:00.000-03:30', timezone: null, utc_offset_seconds: -12_600 },
      'offset',
    ],
    [
      'a Julian day: UT, kept to the last decimal, shown on the clock of the place',
      { julian_day: 2451545 },
      NEW_YORK,
      { julian_day: 2451545, datetime: '2000-01-01T07:00:00.000-05:00', timezone: 'America/New_York' },
      'julian_day',
    ],
    [
      'a year before Christ, in local mean time',
      { iso: '-0043-03-15T12:00', calendar: 'julian' },
      ROME,
      { datetime_utc: '-0043-03-13T11:10:00.000Z', utc_offset_seconds: 3000 },
      'local_mean_time',
    ],
  ])('%s', async (_, birth_datetime, where, expected, source) => {
    expect(await subjectOf(birth_datetime, where)).toMatchObject({
      ...expected,
      time_resolution: { source, status: 'unique' },
    });
  });

  it('gives every form the same chart', async () => {
    const [iso, components] = await Promise.all([
      chartAt({ iso: '1990-06-15T14:30:00.000' }),
      chartAt({ ...COMPONENTS, second: 0 }),
    ]);
    expect([iso.planets, iso.houses, iso.subject]).toEqual([components.planets, components.houses, components.subject]);
  });
});

describe('the zone of a place', () => {
  it.each([
    ['CST', 20.67, -103.35, '1985-05-03T10:20:00.000Z'],
    ['cst', 31.23, 121.47, '1985-05-02T20:20:00.000Z'],
    ['IST', 28.61, 77.21, '1985-05-02T22:50:00.000Z'],
    ['BST', 51.51, -0.13, '1985-05-03T03:20:00.000Z'],
    ['EDT', 40.71, -74.01, '1985-05-03T08:20:00.000Z'],
  ])('200 the abbreviation %s is read at %d, %d', async (timezone, latitude, longitude, utc) => {
    const { datetime_utc } = await subjectOf('1985-05-03 4:20', { latitude, longitude, timezone });
    expect(datetime_utc).toBe(utc);
  });

  it('the IANA name of a zone decides, not the name beside it', async () => {
    const timezone = { name: 'CET', iana_name: 'Europe/Berlin' };
    expect(await subjectOf({ iso: '1990-06-15T14:30' }, { latitude: 52.5, longitude: 13.4, timezone })).toMatchObject({
      timezone: 'Europe/Berlin',
    });
  });

  it.each([
    [{ iana_name: 'Europe/Paris', utc_offset_seconds: 0 }, '', /takes a zone or utc_offset_seconds/],
    [
      { iana_name: 'Europe/Paris', name: 'Europe/London' },
      '.name',
      /Europe\/London is another time zone than Europe\/Paris\./,
    ],
    [
      'CST',
      '',
      /it abbreviates -06:00, -05:00 and \+08:00 in different zones; the zone of the place is America\/New_York/,
    ],
  ])('400 InvalidTimezone %j', async (timezone, member, words) => {
    const { status, body } = await answer({
      subject: birth({ birth_location: { latitude: 40.71, longitude: -74.01, timezone } }),
    });
    expect([status, body.error]).toEqual([400, 'InvalidTimezone']);
    expect(body.errors[0].location).toBe(`body.subject.birth_location.timezone${member}`);
    expect(`${body.detail} ${body.errors[0].message}`).toMatch(words);
  });
});
