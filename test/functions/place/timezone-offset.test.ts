import { describe, expect, it } from 'vitest';
import { post } from './send.ts';

const OSLO = { latitude: 59.9139, longitude: 10.7522 };

const offsetAt = (place: object, datetime: object) => post('/timezone/offset', { ...place, datetime });

describe('200', () => {
  it('has the members of the interface and the interpretation of the time', async () => {
    const { status, body } = await offsetAt(OSLO, { iso: '1945-07-01T12:00:00' });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      timezone: 'Europe/Oslo',
      candidates: ['Europe/Oslo'],
      fallback: false,
      utc_offset: 7200,
      dst_active: true,
      dst_offset: 3600,
      abbreviation: 'CEST',
      latitude: 59.9139,
      longitude: 10.7522,
      datetime: '1945-07-01T12:00:00.000+02:00',
      datetime_utc: '1945-07-01T10:00:00.000Z',
      time_resolution: { source: 'coordinates', status: 'unique', certainty: 'certain' },
      attribution: expect.stringContaining('OpenStreetMap'),
      warnings: [],
    });
  });

  it.each([
    [
      'a written offset is that instant',
      { iso: '2021-01-15T23:30:00-05:00' },
      '2021-01-16T05:30:00.000+01:00',
      'offset',
    ],
    ['Z is UTC', { iso: '2021-07-15T12:00:00Z' }, '2021-07-15T14:00:00.000+02:00', 'offset'],
    ['a Julian day is UT', { julian_day: 2451545 }, '2000-01-01T13:00:00.000+01:00', 'julian_day'],
    [
      'a zone next to the time comes before that of the place',
      { iso: '2021-07-15T12:00:00', timezone: { iana_name: 'Asia/Tokyo' } },
      '2021-07-15T05:00:00.000+02:00',
      'timezone',
    ],
  ])('%s', async (_rule, datetime, local, source) => {
    const { body } = await offsetAt(OSLO, datetime);
    expect(body).toMatchObject({ timezone: 'Europe/Oslo', datetime: local, time_resolution: { source } });
  });

  it.each([['Amsterdam kept its own time', 52.3676, 4.9041, '1920-01-15T12:00:00', 1172]])(
    '%s',
    async (_place, latitude, longitude, iso, utcOffset) => {
      expect((await offsetAt({ latitude, longitude }, { iso })).body.utc_offset).toBe(utcOffset);
    },
  );
});

/** Oslo, 31 October 2021: 03:00 became 02:00; 28 March 2021: 02:00 became 03:00. */
const TWICE = '2021-10-31T02:30:00';
const NEVER = '2021-03-28T02:30:00';

describe('a time that occurred twice or never', () => {
  it.each([
    [TWICE, 'later', '2021-10-31T01:30:00.000Z', 3600, 'ambiguous'],
    [NEVER, 'earlier', '2021-03-28T00:30:00.000Z', 3600, 'nonexistent'],
  ])('%s is resolved by disambiguation %s', async (iso, disambiguation, utc, utcOffset, status) => {
    const { body } = await offsetAt(OSLO, { iso, disambiguation });
    expect(body).toMatchObject({ datetime_utc: utc, utc_offset: utcOffset, time_resolution: { status } });
    expect(body.time_resolution.candidates).toHaveLength(2);
  });
});
