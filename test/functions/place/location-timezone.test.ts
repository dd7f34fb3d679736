import { describe, expect, it } from 'vitest';
import { get } from './send.ts';

const timezoneAt = (query: Readonly<Record<string, string>>) => get('/location/timezone', query);
const LONDON = { lat: '51.5074', lng: '-0.1278' };

describe('200', () => {
  it('has the members of the interface', async () => {
    const { status, body } = await timezoneAt({ ...LONDON, timestamp: '-804600000' });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: {
        timezone: 'Europe/London',
        candidates: ['Europe/London'],
        fallback: false,
        utc_offset: 7200,
        dst_offset: 7200,
        abbreviation: 'BDST',
        is_dst: true,
        timestamp: -804600000,
      },
      attribution: expect.stringContaining('OpenStreetMap'),
      warnings: [],
    });
  });

  it('defaults to the current time', async () => {
    const { body } = await timezoneAt({ lat: '-33.8688', lng: '151.2093' });
    expect(body.data.timezone).toBe('Australia/Sydney');
    expect(Math.abs(body.data.timestamp - Date.now() / 1000)).toBeLessThan(60);
  });

  it.each([
    ['Dublin in winter', '53.3498', '-6.2603', '1735000000', { dst_offset: 0, is_dst: false, abbreviation: 'GMT' }],
    ['New York at war', '40.7128', '-74.006', '-850000000', { utc_offset: -14_400, abbreviation: 'EWT', is_dst: true }],
    ['the year 1', '48.8566', '2.3522', '-62135596800', { utc_offset: 565, abbreviation: 'LMT', is_dst: false }],
    ['the year 9999', '48.8566', '2.3522', '253402300799', { utc_offset: 3600, abbreviation: 'CET' }],
  ])('%s', async (_case, lat, lng, timestamp, expected) => {
    expect((await timezoneAt({ lat, lng, timestamp })).body.data).toMatchObject(expected);
  });
});

describe('400', () => {
  it.each([
    [{ lat: 'NaN', lng: '0' }, 'InvalidLatitude', 'query.lat'],
    [{ lat: '0', lng: '180.0001' }, 'InvalidLongitude', 'query.lng'],
    [{ ...LONDON, timestamp: '' }, 'ValidationError', 'query.timestamp'],
    [{ ...LONDON, timestamp: '-62135596801' }, 'ValidationError', 'query.timestamp'],
    [{ ...LONDON, timestamp: '1700000000000' }, 'ValidationError', 'query.timestamp'],
  ])('rejects %j with %s at %s', async (query, error, location) => {
    const { status, body } = await timezoneAt(query);
    expect([status, body.error, body.errors[0].location]).toEqual([400, error, location]);
  });

  it('says that a timestamp is a number of seconds to those who send a date', async () => {
    const { body } = await timezoneAt({ ...LONDON, timestamp: '2025-01-01T00:00:00Z' });
    expect(body.errors[0].message).toBe('must be a number of seconds since 1970-01-01T00:00:00Z, such as 1735689600');
  });
});
