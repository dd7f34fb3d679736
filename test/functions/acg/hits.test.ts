import { check } from '@placemarkio/check-geojson';
import { describe, expect, test } from 'vitest';
import { askMap } from '../../support/acg.ts';
import { subjectAt } from '../../support/comparative.ts';
import { haversineKm } from '../../support/great-circles.ts';
import { type LonLat, type MapFeature, partsOf } from '../../support/map-features.ts';

const subject = subjectAt('1985-07-13T16:45:00Z', 51.5, -0.13);

interface HitFeature extends MapFeature {
  readonly properties: MapFeature['properties'] & {
    readonly distance_km: number;
    readonly bearing: number | null;
    readonly nearest_point: LonLat;
  };
}

const LISBON = { latitude: 38.72, longitude: -9.14 };

const placeOf = ([longitudeDeg, latitudeDeg]: LonLat) => ({ latitudeDeg, longitudeDeg });

describe('200', () => {
  test.each(['in_mundo', 'zodiacal'])('%s: nearest first, within the radius, with the line itself', async (frame) => {
    const options = { frame };
    const lines = await askMap('lines', { subject, options });
    const { text, body } = await askMap('hits', { subject, location: LISBON, radius_km: 3000, options });
    expect(check(text).type).toBe('FeatureCollection');
    const hits: readonly HitFeature[] = body.features;
    expect(hits.length).toBeGreaterThan(5);
    const distances = hits.map(({ properties }) => properties.distance_km);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances.at(-1)).toBeLessThanOrEqual(3000);
    for (const { id, geometry } of hits) {
      expect(geometry).toEqual(lines.body.features.find((line: MapFeature) => line.id === id).geometry);
    }
  });

  test('distance and bearing lead to the nearest point', async () => {
    const { body } = await askMap('hits', { subject, location: LISBON, radius_km: 5000 });
    for (const { properties } of body.features as HitFeature[]) {
      const here = { latitudeDeg: LISBON.latitude, longitudeDeg: LISBON.longitude };
      const there = placeOf(properties.nearest_point);
      expect(Math.abs(haversineKm(here, there) - properties.distance_km)).toBeLessThan(0.001);
      const led = destination(here, properties.bearing as number, properties.distance_km);
      expect(haversineKm(led, there)).toBeLessThan(0.001);
    }
  });

  test('on a line there is no bearing', async () => {
    const { body: map } = await askMap('lines', { subject, bodies: ['mars'] });
    const [[, latitude] = [0, 0], [longitude] = [0, 0]] = [
      partsOf(map.features[0])[0]?.[1],
      partsOf(map.features[0])[0]?.[1],
    ];
    const { body } = await askMap('hits', {
      subject,
      bodies: ['mars'],
      location: { latitude, longitude },
      radius_km: 1,
    });
    expect(body.features[0]).toMatchObject({
      id: 'mars.MC',
      properties: { bearing: expect.toBeOneOf([null, 90, 270]) },
    });
    expect(body.features[0].properties.distance_km).toBeLessThan(0.0001);
  });
});

/** Where a bearing leads over a distance, by the textbook formulas. */
function destination(from: { latitudeDeg: number; longitudeDeg: number }, bearing: number, distanceKm: number) {
  const rad = Math.PI / 180;
  const [phi, theta, delta] = [from.latitudeDeg * rad, bearing * rad, distanceKm / 6371.0087714];
  const latitude = Math.asin(Math.sin(phi) * Math.cos(delta) + Math.cos(phi) * Math.sin(delta) * Math.cos(theta));
  const east = Math.atan2(
    Math.sin(theta) * Math.sin(delta) * Math.cos(phi),
    Math.cos(delta) - Math.sin(phi) * Math.sin(latitude),
  );
  return { latitudeDeg: latitude / rad, longitudeDeg: from.longitudeDeg + east / rad };
}
