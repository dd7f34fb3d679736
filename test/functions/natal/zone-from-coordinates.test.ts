import { describe, expect, it } from 'vitest';
import { birth, chart } from './birth.ts';

const OSLO = { latitude: 59.9139, longitude: 10.7522 };
const ZONE_OF_OSLO = { timezone: 'Europe/Oslo', utc_offset_seconds: 7200 };
const cast = (iso: string, birth_location: object, more: object = {}) =>
  chart({ subject: birth({ birth_datetime: { iso }, birth_location, ...more }) });

/** Which zone coordinates are in: test/lib/adapters/places/zone-lookup; what its clocks showed: test/lib/astro/clock. */
describe('a birth without a zone', () => {
  it.each([
    ['timezone: {}', '1945-07-01T12:00:00', { ...OSLO, timezone: {} }, {}, ZONE_OF_OSLO, 'coordinates'],
    ['no timezone', '1945-07-01T12:00:00', OSLO, {}, ZONE_OF_OSLO, 'coordinates'],
    ['a day alone', '1945-07-01', OSLO, { birth_time_known: false }, ZONE_OF_OSLO, 'coordinates'],
    [
      'mean time of the place itself',
      '1850-01-01T12:00:00',
      { latitude: 45.75, longitude: 4.85 },
      {},
      { timezone: 'Europe/Paris', utc_offset_seconds: 1164 },
      'local_mean_time',
    ],
    ['a written offset is enough', '1945-07-01T12:00:00+02:00', OSLO, {}, { timezone: null }, 'offset'],
    [
      'a stated offset is enough',
      '1945-07-01T12:00:00',
      { ...OSLO, timezone: { utc_offset_seconds: 3600 } },
      {},
      { utc_offset_seconds: 3600 },
      'offset',
    ],
  ])('%s', async (_, iso, where, more, expected, source) => {
    const { subject, warnings } = await cast(iso, where, more);
    expect(subject).toMatchObject({ ...expected, time_resolution: { source, status: 'unique' } });
    if (source === 'coordinates' && !('birth_time_known' in more)) expect(warnings).toEqual([]);
  });

  it.each([
    [39.4704, 75.9898, 'Asia/Shanghai', ['TimezoneDisputed'], /Asia\/Shanghai and Asia\/Urumqi/],
    [0, -30, 'Etc/GMT+2', ['TimezoneFallback', 'PlaceFarFromTowns'], /./],
  ])('at %d, %d has a warning', async (latitude, longitude, timezone, codes, words) => {
    const { subject, warnings } = await cast('1990-01-01T12:00:00', { latitude, longitude });
    expect(subject.timezone).toBe(timezone);
    expect(warnings.map(({ code }: { code: string }) => code)).toEqual(codes);
    expect(warnings[0].message).toMatch(words);
  });
});
