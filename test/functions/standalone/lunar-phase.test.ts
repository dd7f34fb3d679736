import { describe, expect, test } from 'vitest';
import { ephemeris } from '../../support/services.ts';
import { askStandalone } from '../../support/standalone.ts';

const phase = (date_time: object) => askStandalone('lunar-phase', { date_time });

describe('200 the Moon', () => {
  test('with every member, and when', async () => {
    const { status, body } = await phase({ iso: '2000-01-06T18:14:00Z' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      phase: { name: 'New Moon', lunation_number: 953, next_full_moon: expect.stringMatching(/^2000-01-21T04:40/) },
      metadata: { julian_day: 2451550.259722222, time_resolution: { source: 'offset' } },
    });
    expect(body.phase.age_days).toBeCloseTo(0, 3);
    expect(body.phase.illumination).toBeLessThan(0.2);
    expect(body.phase.phase_angle).toBeGreaterThan(175);
    expect(body.phase.distance_km).toBeGreaterThan(356_000);
    expect(body.phase.distance_km).toBeLessThan(407_000);
    expect(body.phase.angular_diameter_arcsec).toBeGreaterThan(1750);
  });

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

  test('civil time without a zone is UTC, with one it is that of the zone', async () => {
    const timezone = { iana_name: 'America/New_York' };
    expect((await phase({ iso: '2024-04-08T14:21:00', timezone })).body.metadata.datetime_utc).toBe(
      '2024-04-08T18:21:00.000Z',
    );
    expect((await phase({ iso: '2024-04-08' })).body.metadata).toMatchObject({
      datetime_utc: '2024-04-08T00:00:00.000Z',
      time_resolution: { source: 'utc', status: 'unique', certainty: 'certain' },
    });
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

describe('400', () => {
  test.each([
    [
      'a place, which the Moon’s phase has none of',
      { date_time: { iso: '2023-02-28' }, latitude: 1 },
      'ValidationError',
      'body.latitude',
    ],
  ])('%s', async (_what, sent, error, location) => {
    const { status, body } = await askStandalone('lunar-phase', sent);
    expect({ status, error: body.error, location: body.errors[0].location }).toEqual({ status: 400, error, location });
  });
});
