import { describe, expect, it } from 'vitest';
import { answer, birth, chartAt, PARIS, type Place } from '../birth.ts';

const subjectOf = async (birth_datetime: unknown, where: Place = PARIS) =>
  (await chartAt(birth_datetime, where)).subject;

/** What a moment and its zone are read as: test/lib/astro/clock/civil-time. */
describe('200 the forms of a moment', () => {
  const COMPONENTS = { year: 1990, month: 6, day: 15, hour: 14, minute: 30 };

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
