import { describe, expect, it } from 'vitest';
import * as services from '../../support/services.ts';
import { get, senders } from './send.ts';

const reverse = (lat: string, lng: string) => get('/location/reverse', { lat, lng });

describe('200', () => {
  it('has the members of the interface', async () => {
    const { status, body } = await reverse('47.5596', '7.5886');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: {
        coordinates: { latitude: 47.5596, longitude: 7.5886 },
        location: {
          name: 'Basel',
          display_name: 'Basel, Basel-City, Switzerland',
          country: 'Switzerland',
          country_code: 'CH',
          state: 'Basel-City',
          city: 'Basel',
          timezone: 'Europe/Zurich',
          distance_km: expect.closeTo(1.2, 0),
        },
      },
      attribution: expect.stringMatching(/GeoNames.*OpenStreetMap/),
      warnings: [],
    });
  });

  it.each([
    ['47n33 36', '7e36'],
    ['47°33\'36"N', '7:36'],
    ['+47.56', '7.6'],
  ])('reads the point %s, %s as people write it', async (lat, lng) => {
    const { status, body } = await reverse(lat, lng);
    expect([status, body.data?.coordinates]).toEqual([
      200,
      { latitude: expect.closeTo(47.56, 10), longitude: expect.closeTo(7.6, 10) },
    ]);
  });

  it('returns the zone of the point, even if the nearest town is across a border', async () => {
    const { location } = (await reverse('37.94', '-86.77')).body.data;
    expect(location).toMatchObject({ name: 'Tell City', state: 'Indiana', timezone: 'America/Chicago' });
  });

  it('warns when the nearest place is far away', async () => {
    const { body } = await reverse('0', '-30');
    expect(body.data.location.distance_km).toBeGreaterThan(200);
    expect(body.data.location.timezone).toBe('Etc/GMT+2');
    expect(body.warnings.map(({ code }: { code: string }) => code)).toEqual(['PlaceFarAway', 'TimezoneFallback']);
  });

  it('omits the location when the geocoder finds nothing', async () => {
    const nothing = async () => ({ result: undefined, attribution: 'Nobody', warnings: [] });
    const search = async () => ({ result: [], attribution: 'Nobody', warnings: [] });
    const { status, body } = await senders({ ...services.geocoder, search, reverse: nothing }).get(
      '/location/reverse',
      {
        lat: '0',
        lng: '0',
      },
    );
    expect([status, body.data]).toEqual([200, { coordinates: { latitude: 0, longitude: 0 } }]);
  });
});

describe('400', () => {
  it.each([
    [{ lat: '90.0001', lng: '0' }, 'InvalidLatitude', 'query.lat'],
    [{ lat: '0', lng: 'Infinity' }, 'InvalidLongitude', 'query.lng'],
    [{ lat: '0', lng: '2n21' }, 'InvalidLongitude', 'query.lng'],
    [{ lat: '91n00', lng: '0' }, 'InvalidLatitude', 'query.lat'],
    [{ lng: '0' }, 'ValidationError', 'query.lat'],
    [{ lat: '0', lng: '0', limit: '1' }, 'ValidationError', 'query.limit'],
  ])('rejects %j with %s', async (query, error, location) => {
    const { status, body } = await get('/location/reverse', query as Record<string, string>);
    expect([status, body.error, body.errors[0].location]).toEqual([400, error, location]);
  });
});
