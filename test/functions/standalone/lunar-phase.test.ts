import { describe, expect, test } from 'vitest';
import { ephemeris } from '../../support/services.ts';
import { askStandalone } from '../../support/standalone.ts';

const phase = (date_time: object) => askStandalone('lunar-phase', { date_time });

describe('200 the Moon', () => {
  test.each([
    ['2024-04-08T18:21Z', 'New Moon'],
    ['2024-04-12T00:00Z', 'Waxing Crescent'],
    ['2024-04-15T19:13Z', 'First Quarter'],
    ['2024-04-19T12:00Z', 'Waxing Gibbous'],
    ['2024-04-23T23:49Z', 'Full Moon'],
    ['2024-04-27T12:00Z', 'Waning Gibbous'],
    ['2024-05-01T11:27Z', 'Last Quarter'],
    ['2024-05-04T12:00Z', 'Waning Crescent'],
  ])('%s is in %s', async (iso, name) => {
    expect((await phase({ iso })).body.phase.name).toBe(name);
  });

  test('beyond the files is null', async () => {
    const { fromJdUt, toJdUt } = ephemeris.coverage();
    expect((await phase({ julian_day: fromJdUt })).body.phase.age_days).toBeNull();
    expect((await phase({ julian_day: toJdUt })).body.phase).toMatchObject({
      next_new_moon: null,
      next_full_moon: null,
    });
  });
});

describe('200 now', () => {
  test.each([undefined, {}, { datetime: {} }])('%j is the phase at the time of the request', async (sent) => {
    const before = Date.now();
    const { status, body } = await askStandalone('lunar-phase', sent);
    expect(status).toBe(200);
    const at = Date.parse(body.metadata.datetime_utc);
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
  });
});
