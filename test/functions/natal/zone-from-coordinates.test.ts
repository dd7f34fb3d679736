import { describe, expect, it } from 'vitest';
import { send } from '../../support/natal.ts';

const OSLO = { latitude: 59.9139, longitude: 10.7522 };

const cast = (iso: string, location: object, more: object = {}) =>
  send({ body: { subject: { name: 'Zone', birth_datetime: { iso }, birth_location: location, ...more } } });

describe('a birth without a zone and without an offset', () => {
  it.each([
    ['timezone: {}', { timezone: {} }],
    ['no timezone', {}],
  ])('%s: the zone is looked up from the coordinates', async (_case, zone) => {
    const { subject, warnings } = (await cast('1945-07-01T12:00:00', { ...OSLO, ...zone })).body.data;
    expect(subject).toMatchObject({ timezone: 'Europe/Oslo', utc_offset_seconds: 7200 });
    expect(subject.time_resolution).toEqual({ source: 'coordinates', status: 'unique', certainty: 'certain' });
    expect(warnings).toEqual([]);
  });

  it('is the same chart as with the zone named', async () => {
    const found = (await cast('1945-07-01T12:00:00', OSLO)).body.data;
    const named = (await cast('1945-07-01T12:00:00', { ...OSLO, timezone: { iana_name: 'Europe/Oslo' } })).body.data;
    expect(found.planets).toEqual(named.planets);
    expect(found.houses).toEqual(named.houses);
  });

  it('keeps the mean time of the place itself before there was standard time', async () => {
    const { subject } = (await cast('1850-01-01T12:00:00', { latitude: 45.75, longitude: 4.85 })).body.data;
    expect(subject).toMatchObject({ timezone: 'Europe/Paris', utc_offset_seconds: 1164 });
    expect(subject.time_resolution.source).toBe('local_mean_time');
  });

  it('is read day and all where the time is not known', async () => {
    const { subject } = (await cast('1945-07-01', OSLO, { birth_time_known: false })).body.data;
    expect(subject).toMatchObject({ timezone: 'Europe/Oslo', datetime: '1945-07-01T12:00:00.000+02:00' });
    expect(subject.time_resolution.source).toBe('coordinates');
  });

  it('warns where several zones claim the place, and names them', async () => {
    const { subject, warnings } = (await cast('1990-01-01T12:00:00', { latitude: 39.4704, longitude: 75.9898 })).body
      .data;
    expect(subject.timezone).toBe('Asia/Shanghai');
    expect(warnings).toEqual([
      { code: 'TimezoneDisputed', message: expect.stringMatching(/Asia\/Shanghai and Asia\/Urumqi/) },
    ]);
  });

  it('warns at sea', async () => {
    const { subject, warnings } = (await cast('1990-01-01T12:00:00', { latitude: 0, longitude: -30 })).body.data;
    expect(subject).toMatchObject({ timezone: 'Etc/GMT+2', utc_offset_seconds: -7200 });
    expect(warnings.map(({ code }: { code: string }) => code)).toEqual(['TimezoneFallback', 'PlaceFarFromTowns']);
  });
});

describe('no zone is looked up where none is needed', () => {
  it('a written offset is enough', async () => {
    const { subject } = (await cast('1945-07-01T12:00:00+02:00', OSLO)).body.data;
    expect(subject).toMatchObject({ timezone: null, time_resolution: { source: 'offset' } });
  });

  it('a stated offset is enough', async () => {
    const place = { ...OSLO, timezone: { utc_offset_seconds: 3600 } };
    expect((await cast('1945-07-01T12:00:00', place)).body.data.subject).toMatchObject({ utc_offset_seconds: 3600 });
  });
});
