import { describe, expect, it } from 'vitest';
import { get } from './send.ts';

const timezoneAt = (query: Readonly<Record<string, string>>) => get('/location/timezone', query);

describe('200', () => {
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
