import { describe, expect, it } from 'vitest';
import { post } from './send.ts';

const lookUp = (latitude: unknown, longitude: unknown) => post('/timezone/lookup', { latitude, longitude });

describe('200', () => {
  it('lists every zone that claims a disputed place, and warns', async () => {
    const { body } = await lookUp(39.4704, 75.9898);
    expect(body).toMatchObject({ timezone: 'Asia/Shanghai', candidates: ['Asia/Shanghai', 'Asia/Urumqi'] });
    expect(body.warnings).toEqual([{ code: 'TimezoneDisputed', message: expect.stringContaining('Asia/Urumqi') }]);
  });

  it.each([
    ['the middle of the Atlantic', 0, -30, 'Etc/GMT+2', 'PlaceFarFromTowns'],
    ['the sea off Halifax, 75 km out', 44.1, -62.9, 'America/Halifax'],
  ])('returns a nautical zone at sea, and warns: %s', async (_place, latitude, longitude, timezone, ...others) => {
    const { body } = await lookUp(latitude, longitude);
    expect(body).toMatchObject({ timezone, candidates: [timezone], fallback: true });
    expect(body.warnings).toMatchObject([
      { code: 'TimezoneFallback', message: expect.stringContaining(timezone) },
      ...others.map((code) => ({ code })),
    ]);
  });
});
