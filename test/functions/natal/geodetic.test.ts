import { describe, expect, test } from 'vitest';
import { postTo } from '../../support/any-endpoint.ts';

const relocate = (location: object, geodetic: object, more = {}) =>
  postTo('/ephemeris/relocation', {
    subject: {
      birth_datetime: '1990-06-15T14:30:00Z',
      birth_location: { latitude: 48.8566, longitude: 2.3522 },
      ...more,
    },
    relocation_location: location,
    geodetic,
    options: { verbosity: 'detailed', decimal_places: 8 },
  });

describe('200 geodetic houses', () => {
  /** Jim Shawvan, What Are Geodetic Charts (Astro Communications Services): places and their midheavens. */
  test.each([
    [15 + 2 / 60, 15 + 2 / 60, '15°02′ Aries'],
    [160 + 28 / 60, 160 + 28 / 60, '10°28′ Virgo'],
    [-(12 + 43 / 60), 347 + 17 / 60, '17°17′ Pisces'],
    [-(103 + 31 / 60), 256 + 29 / 60, '16°29′ Sagittarius'],
  ])('longitude %d has the midheaven %d°, %s', async (longitude, midheaven) => {
    const { status, body } = await relocate({ latitude: 40, longitude }, {});
    expect(status).toBe(200);
    expect(body.data.angles.midheaven).toBeCloseTo(midheaven, 6);
  });

  test('by right ascension the sidereal time is the longitude from the meridian', async () => {
    const { body } = await relocate({ latitude: 40, longitude: 50 }, { measure: 'right_ascension', meridian: 20 });
    expect(body.data.metadata.sidereal_time_hours).toBeCloseTo(2, 7);
    const { obliquity } = body.data.metadata;
    const [sine, cosine] = [Math.sin(Math.PI / 6), Math.cos(Math.PI / 6) * Math.cos((obliquity * Math.PI) / 180)];
    expect(body.data.angles.midheaven).toBeCloseTo((Math.atan2(sine, cosine) * 180) / Math.PI, 6);
  });

  /** The ascendant is on the horizon: its altitude by the formula of spherical astronomy is 0. */
  test('the ascendant rises at the latitude under the geodetic midheaven', async () => {
    const latitude = 35.6762;
    const { body } = await relocate({ latitude, longitude: 139.6503 }, {});
    const radians = (degrees: number) => (degrees * Math.PI) / 180;
    const [epsilon, lambda] = [radians(body.data.metadata.obliquity), radians(body.data.angles.ascendant)];
    const declination = Math.asin(Math.sin(epsilon) * Math.sin(lambda));
    const rightAscension = Math.atan2(Math.sin(lambda) * Math.cos(epsilon), Math.cos(lambda));
    const hourAngle = radians(body.data.metadata.sidereal_time_hours * 15) - rightAscension;
    const sine =
      Math.sin(radians(latitude)) * Math.sin(declination) +
      Math.cos(radians(latitude)) * Math.cos(declination) * Math.cos(hourAngle);
    expect(Math.abs(sine)).toBeLessThan(1e-7);
    expect(Math.sin(hourAngle)).toBeLessThan(0);
  });

  test('the hour of birth does not move them', async () => {
    const tokyo = { latitude: 35.6762, longitude: 139.6503 };
    const [noon, evening] = await Promise.all([
      relocate(tokyo, {}),
      relocate(tokyo, {}, { birth_datetime: '1990-06-15T20:30:00Z' }),
    ]);
    expect(noon.body.data.angles.ascendant).toBeCloseTo(evening.body.data.angles.ascendant, 4);
    expect(noon.body.data.planets.moon.longitude).not.toBeCloseTo(evening.body.data.planets.moon.longitude, 0);
  });
});

test('400 a meridian beyond 180° and an unknown measure are both named', async () => {
  const { status, body } = await relocate({ latitude: 40, longitude: 50 }, { measure: 'declination', meridian: 200 });
  expect(status).toBe(400);
  expect(body.errors.map(({ location }: { location: string }) => location).toSorted()).toEqual([
    'body.geodetic.measure',
    'body.geodetic.meridian',
  ]);
});
