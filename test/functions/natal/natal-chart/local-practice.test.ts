import { describe, expect, it } from 'vitest';
import { send } from '../../../support/natal.ts';

const HOUR_SECONDS = 3600;

interface Birth {
  readonly iso: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone?: object;
  readonly controls?: object;
}

async function castBirth({ iso, latitude, longitude, timezone, controls }: Birth) {
  const { status, body } = await send({
    body: {
      subject: {
        name: 'somebody',
        birth_datetime: { iso, ...controls },
        birth_location: { latitude, longitude, ...(timezone && { timezone }) },
      },
    },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  const { subject, warnings } = body.data;
  return { ...subject, hours: subject.utc_offset_seconds / HOUR_SECONDS, codes: codesOf(warnings), warnings };
}

const codesOf = (warnings: readonly { code: string }[]) => warnings.map(({ code }) => code);

const HOUSTON = { latitude: 29.7604, longitude: -95.3698, timezone: { iana_name: 'America/Chicago' } };
const CHICAGO = { latitude: 41.8781, longitude: -87.6298, timezone: { iana_name: 'America/Chicago' } };

describe('the clock of the place in a natal chart', () => {
  it('replaces that of the zone by a settled rule, and says so: Houston in the summer of 1955', async () => {
    const birth = await castBirth({ iso: '1955-07-04T12:00:00', ...HOUSTON });
    expect(birth.hours).toBe(-6);
    expect(birth.codes).toEqual(['LocalTimeDiffers']);
    expect(birth.warnings[0].message).toBe(
      'Clocks in the part of Texas on Central Time showed UTC-06:00, not UTC-05:00 as the zone America/Chicago records for its own city. The local time was read at UTC-06:00. At UTC-05:00 it is 60 minutes earlier, and the Midheaven about 15° back.',
    );
    expect(birth.time_resolution).toMatchObject({
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
    expect(birth.time_resolution.practice.sources.length).toBeGreaterThan(0);
  });

  it('says nothing where both clocks agree', async () => {
    const winter = await castBirth({ iso: '1955-01-04T12:00:00', ...HOUSTON });
    const today = await castBirth({ iso: '1990-07-04T12:00:00', ...HOUSTON });
    for (const { codes, time_resolution } of [winter, today]) {
      expect(codes).toEqual([]);
      expect(time_resolution).toEqual({ source: 'timezone', status: 'unique', certainty: 'certain' });
    }
  });

  it('gives way to an offset, and to local_practice: ignore', async () => {
    const offset = await castBirth({ iso: '1955-07-04T12:00:00-05:00', ...HOUSTON });
    expect([offset.datetime_utc, offset.codes]).toEqual(['1955-07-04T17:00:00.000Z', []]);
    const ignoring = await castBirth({
      iso: '1955-07-04T12:00:00',
      ...HOUSTON,
      controls: { local_practice: 'ignore' },
    });
    expect([ignoring.hours, ignoring.codes]).toEqual([-5, []]);
    expect(ignoring.time_resolution).toEqual({ source: 'timezone', status: 'unique', certainty: 'doubtful' });
  });

  it('says nothing of an hour that only the zone skipped, which both clocks read alike', async () => {
    const birth = await castBirth({ iso: '1955-04-24T02:30:00', ...HOUSTON });
    expect([birth.datetime_utc, birth.time_resolution.practice]).toEqual(['1955-04-24T08:30:00.000Z', undefined]);
  });

  it('leaves a zone alone that the client named for another place', async () => {
    const birth = await castBirth({ iso: '1955-07-04T12:00:00', ...HOUSTON, timezone: { iana_name: 'Europe/London' } });
    expect(birth.hours).toBe(1);
    expect(birth.time_resolution).toEqual({ source: 'timezone', status: 'unique', certainty: 'doubtful' });
    expect(birth.codes).toEqual(['ZoneDisagreesWithPlace']);
  });

  it('reads a likely rule where the zone was looked up, and only warns where it was named', async () => {
    const tulsa = { iso: '1930-07-04T12:00:00', latitude: 36.154, longitude: -95.9928 };
    const lookedUp = await castBirth(tulsa);
    expect([lookedUp.hours, lookedUp.codes, lookedUp.time_resolution.certainty]).toEqual([
      -6,
      ['LocalTimeLikely'],
      'likely',
    ]);
    const named = await castBirth({ ...tulsa, timezone: { iana_name: 'America/Chicago' } });
    expect([named.hours, named.codes, named.time_resolution.certainty]).toEqual([-5, ['LocalTimeLikely'], 'doubtful']);
  });

  const { timezone: _, ...FOUND_CHICAGO } = CHICAGO;
  const BETHLEHEM = { latitude: 40.6259, longitude: -75.3705 };

  it.each<[string, Omit<Birth, 'iso'>, string, string | undefined, readonly string[]]>([
    ['of peacetime is a record', FOUND_CHICAGO, '1930-07-01T12:00:00', undefined, ['record -6', 'iana -5']],
    ['of peacetime in Pennsylvania too', BETHLEHEM, '1950-07-01T12:00:00', undefined, ['record -5', 'iana -4']],
    ['with its zone stays on the clock', CHICAGO, '1930-07-01T12:00:00', undefined, ['iana -5', 'record -6']],
    ['of War Time stays on the clock', FOUND_CHICAGO, '1944-07-01T12:00:00', undefined, ['iana -5', 'record -6']],
    ['from a clock', FOUND_CHICAGO, '1930-07-01T12:00:00', 'clock', ['iana -5', 'record -6']],
    ['from a record, with its zone', CHICAGO, '1930-07-01T12:00:00', 'record', ['record -6', 'iana -5']],
    ['from a record of War Time', FOUND_CHICAGO, '1944-07-01T12:00:00', 'record', ['record -6', 'iana -5']],
  ])('where births were recorded in standard time, one %s', async (_, place, iso, basis, expected) => {
    const { codes, time_resolution } = await castBirth({ iso, ...place, controls: { time_basis: basis } });
    const readings: readonly { basis: string; utc_offset_seconds: number }[] = time_resolution.practice.readings;
    expect(readings.map((reading) => `${reading.basis} ${reading.utc_offset_seconds / HOUR_SECONDS}`)).toEqual(expected);
    expect(codes).toEqual(['RecordedInStandardTime']);
  });

  it.each([
    ['Strasbourg', '1902-05-03T12:00:00', 48.58, 7.75, 1],
    ['Breslau', '1904-06-01T12:00:00', 51.11, 17.03, 1],
    ['Marseille', '1942-02-10T12:00:00', 43.3, 5.37, 1],
    ['Paris', '1942-02-10T12:00:00', 48.857, 2.352, 2],
    ['St Petersburg', '1904-01-01T12:00:00', 59.93, 30.32, 7279 / HOUR_SECONDS],
    ['Cleveland', '1914-04-30T23:00:00', 41.5, -81.69, -6],
    ['Cleveland', '1914-05-01T12:00:00', 41.5, -81.69, -5],
    ['Toledo', '1926-12-01T12:00:00', 41.65, -83.54, -6],
    ['Atlanta', '1930-01-01T12:00:00', 33.75, -84.39, -6],
    ['Milwaukee', '1950-07-01T12:00:00', 43.04, -87.91, -6],
    ['Milwaukee', '1958-07-01T12:00:00', 43.04, -87.91, -5],
    ['Minneapolis', '1950-07-01T12:00:00', 44.98, -93.27, -6],
    ['Seattle', '1955-07-01T12:00:00', 47.61, -122.33, -8],
  ])('%s %s has the clock that its source states', async (_, iso, latitude, longitude, hours) => {
    const { hours: read } = await castBirth({ iso, latitude, longitude });
    expect(read).toBe(hours);
  });
});

describe('the readings of a local time in a detailed answer', () => {
  const detailed = async (birth_datetime: object, birth_location: object) => {
    const { body } = await send({
      body: { subject: { name: 'somebody', birth_datetime, birth_location }, options: { verbosity: 'detailed' } },
    });
    return body.data;
  };

  it('have the Ascendant, Midheaven and Moon of each; the first are those of the chart', async () => {
    const data = await detailed({ iso: '1955-07-04T12:00:00' }, HOUSTON);
    const [used, other] = data.subject.time_resolution.practice.readings;
    expect([used.ascendant, used.midheaven, used.moon]).toEqual([
      data.angles.ascendant,
      data.angles.midheaven,
      data.planets.moon.longitude,
    ]);
    const alone = await detailed({ iso: other.datetime_utc }, HOUSTON);
    expect([other.ascendant, other.midheaven, other.moon]).toEqual([
      alone.angles.ascendant,
      alone.angles.midheaven,
      alone.planets.moon.longitude,
    ]);
  });

  it('have them for both readings of an hour that occurred twice, and not without angles', async () => {
    const twice = { iso: '2021-10-31T02:30:00' };
    const paris = { latitude: 48.8566, longitude: 2.3522, timezone: { iana_name: 'Europe/Paris' } };
    const { subject, angles } = await detailed(twice, paris);
    const [earlier, later] = subject.time_resolution.candidates;
    expect(earlier.ascendant).toBe(angles.ascendant);
    expect(later.ascendant).not.toBe(earlier.ascendant);
    const { body } = await send({
      body: { subject: { name: 'somebody', birth_datetime: twice, birth_location: paris } },
    });
    expect(body.data.subject.time_resolution.candidates[0]).not.toHaveProperty('ascendant');
  });
});
