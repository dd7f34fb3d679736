import { describe, expect, it } from 'vitest';
import * as services from '../../support/services.ts';
import { get, senders } from './send.ts';

const reverse = (lat: string, lng: string) => get('/location/reverse', { lat, lng });

describe('200', () => {
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
