import { describe, expect, it } from 'vitest';
import { post } from './send.ts';

const lookUp = (latitude: unknown, longitude: unknown) => post('/timezone/lookup', { latitude, longitude });

describe('200', () => {
  it('has the members of the interface and the attribution', async () => {
    const { status, body } = await lookUp({ decimal: 47.5596 }, { decimal: 7.5886 });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      timezone: 'Europe/Zurich',
      candidates: ['Europe/Zurich'],
      fallback: false,
      latitude: 47.5596,
      longitude: 7.5886,
      attribution: expect.stringContaining('OpenStreetMap'),
      warnings: [],
    });
  });

  it('accepts coordinates as plain numbers', async () => {
    expect((await lookUp(59.9139, 10.7522)).body.timezone).toBe('Europe/Oslo');
  });

  it('lists every zone that claims a disputed place, and warns', async () => {
    const { body } = await lookUp(39.4704, 75.9898);
    expect(body).toMatchObject({ timezone: 'Asia/Shanghai', candidates: ['Asia/Shanghai', 'Asia/Urumqi'] });
    expect(body.warnings).toEqual([{ code: 'TimezoneDisputed', message: expect.stringContaining('Asia/Urumqi') }]);
  });

  it.each([
    ['the middle of the Atlantic', 0, -30, 'Etc/GMT+2', 'PlaceFarFromTowns'],
    ['the North Pole', 90, 0, 'Etc/GMT', 'PlaceFarFromTowns'],
    ['the 180th meridian', 0, 180, 'Etc/GMT-12', 'PlaceFarFromTowns'],
    ['the 180th meridian by its other name', 0, -180, 'Etc/GMT-12', 'PlaceFarFromTowns'],
    ['the sea off Halifax, 75 km out', 44.1, -62.9, 'America/Halifax'],
  ])('returns a nautical zone at sea, and warns: %s', async (_place, latitude, longitude, timezone, ...others) => {
    const { body } = await lookUp(latitude, longitude);
    expect(body).toMatchObject({ timezone, candidates: [timezone], fallback: true });
    expect(body.warnings).toMatchObject([
      { code: 'TimezoneFallback', message: expect.stringContaining(timezone) },
      ...others.map((code) => ({ code })),
    ]);
  });

  it('finds the South Pole in the zone of its station', async () => {
    expect((await lookUp(-90, 0)).body).toMatchObject({ timezone: 'Antarctica/McMurdo', fallback: false });
  });
});

describe('400', () => {
  it.each([
    [90.0001, 0, 'InvalidLatitude', 'body.latitude'],
    [0, -180.0001, 'InvalidLongitude', 'body.longitude'],
    ['47 w', 7, 'InvalidLatitude', 'body.latitude'],
    [47, null, 'InvalidLongitude', 'body.longitude'],
    [47, undefined, 'ValidationError', 'body.longitude'],
  ])('rejects latitude %s, longitude %s with %s', async (latitude, longitude, error, location) => {
    const { status, body } = await lookUp(latitude, longitude);
    expect([status, body.error]).toEqual([400, error]);
    expect(body.errors[0].location).toMatch(location);
  });

  it('rejects unknown members', async () => {
    const { status, body } = await post('/timezone/lookup', { latitude: 1, longitude: 2, altitude: 3 });
    expect([status, body.errors[0].location]).toEqual([400, 'body.altitude']);
  });
});
