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

const PLACES = {
  lisbon: { latitude: 38.72, longitude: -9.14 },
  suva: { latitude: -18.14, longitude: 178.44 },
  justAcrossTheDateLine: { latitude: -14, longitude: -179.9 },
  northPole: { latitude: 90, longitude: 0 },
  southPole: { latitude: -90, longitude: 33 },
  mcMurdo: { latitude: -77.85, longitude: 166.67 },
};

const placeOf = ([longitudeDeg, latitudeDeg]: LonLat) => ({ latitudeDeg, longitudeDeg });

/** The distance to a line by brute force: along every drawn segment of a fine map, forty steps each. */
function bruteKm(line: MapFeature, { latitude, longitude }: { latitude: number; longitude: number }): number {
  const here = { latitudeDeg: latitude, longitudeDeg: longitude };
  let nearest = Number.POSITIVE_INFINITY;
  for (const part of partsOf(line)) {
    for (const [index, to] of part.slice(1).entries()) {
      const from = part[index] as LonLat;
      for (let step = 0; step <= 400; step += 1) {
        const share = step / 400;
        const point: LonLat = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
        nearest = Math.min(nearest, haversineKm(here, placeOf(point)));
      }
    }
  }
  return nearest;
}

describe('200', () => {
  test.each(Object.entries(PLACES))('%s: the lines that brute force finds, as far away', async (_name, location) => {
    const options = { tolerance_km: 0.1 };
    const all = await askMap('lines', { subject, options });
    const near = await askMap('hits', { subject, location, radius_km: 1500, options });
    expect(near.status).toBe(200);
    const found = new Map(near.body.features.map((hit: HitFeature) => [hit.id, hit.properties.distance_km]));
    for (const line of all.body.features) {
      const brute = bruteKm(line, location);
      const distance = found.get(line.id);
      if (distance === undefined) expect(brute).toBeGreaterThan(1500 - 0.2);
      else expect(Math.abs((distance as number) - brute)).toBeLessThan(0.6);
    }
  });

  test('nearest first, within the radius, with the line itself', async () => {
    const lines = await askMap('lines', { subject });
    const { text, body } = await askMap('hits', { subject, location: PLACES.lisbon, radius_km: 3000 });
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
    const { body } = await askMap('hits', { subject, location: PLACES.lisbon, radius_km: 5000 });
    for (const { properties } of body.features as HitFeature[]) {
      const here = { latitudeDeg: PLACES.lisbon.latitude, longitudeDeg: PLACES.lisbon.longitude };
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

  test('none within the radius is an empty collection; the answer has the place', async () => {
    const location = { latitude: 38.72, longitude: -9.14, timezone: { iana_name: 'europe/lisbon' } };
    const { status, body } = await askMap('hits', { subject, location, bodies: ['moon'], radius_km: 1 });
    expect([status, body.features]).toEqual([200, []]);
    expect(body.location).toEqual({ latitude: 38.72, longitude: -9.14, elevation: 0, timezone: 'Europe/Lisbon' });
  });
});

describe('400', () => {
  test('a place is needed, and a radius that fits on the Earth', async () => {
    const { body } = await askMap('hits', { subject, radius_km: 30_000 });
    expect(body.errors.map(({ location }: { location: string }) => location)).toEqual([
      'body.location',
      'body.radius_km',
    ]);
  });

  test('an unknown zone of the place', async () => {
    const location = { ...PLACES.lisbon, timezone: { iana_name: 'Europe/Atlantis' } };
    const { body } = await askMap('hits', { subject, location });
    expect([body.error, body.errors[0].location]).toEqual(['InvalidTimezone', 'body.location.timezone.iana_name']);
  });

  test('rows', async () => {
    const { body } = await askMap('hits', {}, { format: 'llm_v2' });
    expect(body.error).toBe('LLMModeNotSupported');
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
