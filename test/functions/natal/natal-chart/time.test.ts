import { describe, expect, it } from 'vitest';
import { answer, birth, chartAt, LONDON, NEW_YORK, PARIS, type Place, place } from '../birth.ts';

const subjectOf = async (birth_datetime: unknown, where: Place = PARIS) =>
  (await chartAt(birth_datetime, where)).subject;
const OSLO = place(59.9139, 10.7522, 'Europe/Oslo');
const AMSTERDAM = place(52.3676, 4.9041, 'Europe/Amsterdam');
const REYKJAVIK = place(64.1466, -21.9426, 'Atlantic/Reykjavik');

/** Offsets as zdump prints them from the table with its history kept: see test/golden/time-zones. */
describe('200 civil time of the past', () => {
  it.each([
    ['Oslo in the summer of 1945', OSLO, '1945-07-01T12:00', '1945-07-01T12:00:00.000+02:00'],
    ['Amsterdam in 1920', AMSTERDAM, '1920-01-01T12:00', '1920-01-01T12:00:00.000+00:19:32'],
    ['Reykjavik in the winter of 1950', REYKJAVIK, '1950-01-01T12:00', '1950-01-01T12:00:00.000-01:00'],
    ['Reykjavik in the summer of 1950', REYKJAVIK, '1950-07-01T12:00', '1950-07-01T12:00:00.000+00:00'],
    ['London, double summer time 1941', LONDON, '1941-06-01T12:00', '1941-06-01T12:00:00.000+02:00'],
    ['London, summer time in the winter of 1942', LONDON, '1942-01-15T12:00', '1942-01-15T12:00:00.000+01:00'],
    ['London, double summer time 1945', LONDON, '1945-05-08T15:00', '1945-05-08T15:00:00.000+02:00'],
    ['London, summer time 1946', LONDON, '1946-06-01T12:00', '1946-06-01T12:00:00.000+01:00'],
    ['London, double summer time 1947', LONDON, '1947-05-01T12:00', '1947-05-01T12:00:00.000+02:00'],
  ])('%s', async (_, where, iso, datetime) => {
    const subject = await subjectOf({ iso }, where);
    expect(subject.datetime).toBe(datetime);
    expect(subject.time_resolution).toEqual({ source: 'timezone', status: 'unique', certainty: 'certain' });
    expect(Date.parse(subject.datetime_utc)).toBe(Date.parse(`${iso}Z`) - 1000 * subject.utc_offset_seconds);
  });

  it('before standard time is the mean time of the birthplace itself: Lyon 1850, not Paris', async () => {
    const lyon = await subjectOf({ iso: '1850-06-01T12:00' }, place(45.764, 4.8357, 'Europe/Paris'));
    expect(lyon).toMatchObject({
      utc_offset_seconds: 1161,
      datetime: '1850-06-01T12:00:00.000+00:19:21',
      datetime_utc: '1850-06-01T11:40:39.000Z',
      time_resolution: { source: 'local_mean_time', status: 'unique', certainty: 'likely' },
    });
    expect((await subjectOf({ iso: '1850-06-01T12:00' })).utc_offset_seconds).toBe(565);
  });
});

describe('200 the forms of a moment', () => {
  const EXPECTED = { datetime_utc: '1990-06-15T12:30:00.000Z', julian_day: 2448058.020833334 };

  it.each([
    ['a civil time in the zone of the place', { iso: '1990-06-15T14:30' }, 'timezone'],
    ['an offset; the zone only shows it', { iso: '1990-06-15T08:30-04:00' }, 'offset'],
    ['UTC; the zone only shows it', { iso: '1990-06-15T12:30Z' }, 'offset'],
    ['plain components', { year: 1990, month: 6, day: 15, hour: 14, minute: 30 }, 'timezone'],
    ['wrapped components', { components: { year: 1990, month: 6, day: 15, hour: 14, minute: 30 } }, 'timezone'],
    ['a zone of its own', { iso: '1990-06-15T08:30', timezone: { name: 'America/New_York' } }, 'timezone'],
    ['an offset of its own', { iso: '1990-06-15T13:30', timezone: { utc_offset_seconds: 3600 } }, 'offset'],
    ['the Julian calendar', { iso: '1990-06-02T14:30', calendar: 'JULIAN' }, 'timezone'],
  ])('%s', async (_, birth_datetime, source) => {
    expect(await subjectOf(birth_datetime)).toMatchObject({
      ...EXPECTED,
      time_resolution: { source, status: 'unique' },
    });
  });

  it('a Julian day is UT, kept to the last decimal, and shown on the clock of the place', async () => {
    const subject = await subjectOf({ julian_day: 2451545 }, NEW_YORK);
    expect(subject).toMatchObject({
      julian_day: 2451545,
      datetime: '2000-01-01T07:00:00.000-05:00',
      timezone: 'America/New_York',
      time_resolution: { source: 'julian_day', status: 'unique', certainty: 'certain' },
    });
  });

  it('an instant with an offset is shown on the clock of the place', async () => {
    const subject = await subjectOf({ iso: '1990-06-15T08:30-04:00' });
    expect(subject).toMatchObject({ datetime: '1990-06-15T14:30:00.000+02:00', timezone: 'Europe/Paris' });
  });

  it('an offset alone will do, and names no zone', async () => {
    const timezone = { utc_offset_seconds: -12_600 };
    const subject = await subjectOf({ iso: '1990-06-15T09:00' }, { latitude: 47.56, longitude: -52.71, timezone });
    expect(subject).toMatchObject({
      ...EXPECTED,
      datetime: '1990-06-15T09:00:00.000-03:30',
      timezone: null,
      utc_offset_seconds: -12_600,
    });
  });

  it('years before Christ count astronomically; the Ides of March in either calendar', async () => {
    const rome = place(41.9, 12.5, 'Europe/Rome');
    const julian = await subjectOf({ iso: '-0043-03-15T12:00', calendar: 'julian' }, rome);
    expect(julian).toMatchObject({ datetime_utc: '-0043-03-13T11:10:00.000Z', utc_offset_seconds: 3000 });
    const gregorian = await subjectOf({ iso: '-0043-03-13T12:00' }, rome);
    expect(gregorian.julian_day).toBe(julian.julian_day);
  });

  it('gives every form the same chart', async () => {
    const [iso, components] = await Promise.all([
      chartAt({ iso: '1990-06-15T14:30:00.000' }),
      chartAt({ year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 }),
    ]);
    expect([iso.planets, iso.houses, iso.subject]).toEqual([components.planets, components.houses, components.subject]);
  });
});

describe('400 InvalidTimezone', () => {
  it.each([
    [
      'two statements of the zone',
      { ...PARIS, timezone: { iana_name: 'Europe/Paris', utc_offset_seconds: 0 } },
      'takes a zone or utc_offset_seconds',
      '',
    ],
    [
      'two zones',
      { ...PARIS, timezone: { iana_name: 'Europe/Paris', name: 'Europe/London' } },
      'Europe/London is another time zone than Europe/Paris.',
      '.name',
    ],
  ])('%s', async (_, birth_location, words, member) => {
    const { status, body } = await answer({ subject: birth({ birth_location }) });
    expect([status, body.error]).toEqual([400, 'InvalidTimezone']);
    expect(body.errors[0].location).toBe(`body.subject.birth_location.timezone${member}`);
    expect(body.detail).toContain(words);
  });

  it('an abbreviation that the zone of the place never used, with that zone', async () => {
    const birth_location = { latitude: 40.71, longitude: -74.01, timezone: 'CST' };
    const { status, body } = await answer({ subject: birth({ birth_location }) });
    expect([status, body.error]).toEqual([400, 'InvalidTimezone']);
    expect(body.errors).toEqual([
      {
        location: 'body.subject.birth_location.timezone',
        message: expect.stringContaining(
          'it abbreviates -06:00, -05:00 and +08:00 in different zones; the zone of the place is America/New_York',
        ),
        value: 'CST',
        example: 'America/New_York',
      },
    ]);
  });

  it('an unknown zone, with the nearest known name', async () => {
    const birth_location = { ...PARIS, timezone: { iana_name: 'Europe/Pariss' } };
    const { status, body } = await answer({ subject: birth({ birth_location }) });
    expect([status, body.error, body.detail]).toEqual([400, 'InvalidTimezone', 'There is no time zone Europe/Pariss.']);
    expect(body.errors).toEqual([
      {
        location: 'body.subject.birth_location.timezone.iana_name',
        message: expect.stringContaining('did you mean Europe/Paris?'),
        value: 'Europe/Pariss',
        example: 'Europe/Paris',
      },
    ]);
  });
});

describe('200 an abbreviation is read at its place', () => {
  it.each([
    ['CST', 20.67, -103.35, '1985-05-03T10:20:00.000Z'],
    ['cst', 31.23, 121.47, '1985-05-02T20:20:00.000Z'],
    ['IST', 28.61, 77.21, '1985-05-02T22:50:00.000Z'],
    ['BST', 51.51, -0.13, '1985-05-03T03:20:00.000Z'],
    ['EDT', 40.71, -74.01, '1985-05-03T08:20:00.000Z'],
  ])('%s at %d, %d', async (timezone, latitude, longitude, utc) => {
    const subject = birth({ birth_datetime: '1985-05-03 4:20', birth_location: { latitude, longitude, timezone } });
    const { status, body } = await answer({ subject });
    expect([status, body.data?.subject.datetime_utc]).toEqual([200, utc]);
  });
});

it('200 the name beside a zone is only a label', async () => {
  const timezone = { name: 'CET', iana_name: 'Europe/Berlin' };
  const { status } = await answer({
    subject: birth({ birth_location: { latitude: 52.5, longitude: 13.4, timezone } }),
  });
  expect(status).toBe(200);
});
