import { check } from '@placemarkio/check-geojson';
import { describe, expect, test } from 'vitest';
import { contracts } from '../../../functions/acg/contract.ts';
import { jdUt } from '../../../lib/base/units/time.ts';
import { askMap } from '../../support/acg.ts';
import { subjectAt } from '../../support/comparative.ts';
import { expectExactly } from '../../support/fuzz/well-answered.ts';
import { haversineKm } from '../../support/great-circles.ts';
import { type MapFeature, positionsOf } from '../../support/map-features.ts';
import { ephemeris } from '../../support/services.ts';

const subject = subjectAt('1985-07-13T16:45:00Z', 51.5, -0.13);
const HALF_ROUND_KM = Math.PI * 6371.0087714;

describe('200', () => {
  test('every line runs from the birthplace to its antipode', async () => {
    const { text, body } = await askMap('local-space', { subject });
    expect(check(text).type).toBe('FeatureCollection');
    expectExactly(contracts['local-space'].response, body);
    expect(body.features).toHaveLength(26);
    for (const feature of body.features) {
      const [from, to] = [positionsOf(feature)[0], positionsOf(feature).at(-1)];
      expect(from).toEqual([-0.13, 51.5]);
      expect(to).toEqual([179.87, -51.5]);
    }
  });

  test('the one toward a body passes where it is overhead', async () => {
    const { body } = await askMap('local-space', { subject, options: { tolerance_km: 0.1 } });
    const { siderealTimeDeg } = ephemeris.orientation(jdUt(body.subject.julian_day));
    for (const feature of body.features as MapFeature[]) {
      const { right_ascension, declination } = feature.properties;
      const overhead = { latitudeDeg: declination, longitudeDeg: right_ascension - siderealTimeDeg };
      const nearest = Math.min(
        ...positionsOf(feature).map(([longitudeDeg, latitudeDeg]) =>
          haversineKm({ latitudeDeg, longitudeDeg }, overhead),
        ),
      );
      if (feature.id.endsWith('toward')) expect(nearest).toBeLessThan(500);
      else expect(nearest).toBeGreaterThan(500);
    }
  });

  test('both directions meet in a great circle', async () => {
    const { body } = await askMap('local-space', { subject, bodies: ['sun'] });
    const [toward, away] = body.features;
    const lengths = [toward, away].map((feature: MapFeature) => {
      const positions = positionsOf(feature).map(([longitudeDeg, latitudeDeg]) => ({ latitudeDeg, longitudeDeg }));
      return positions.slice(1).reduce((sum, to, index) => sum + haversineKm(positions[index] ?? to, to), 0);
    });
    for (const length of lengths) expect(Math.abs(length - HALF_ROUND_KM)).toBeLessThan(2);
    expect(toward.properties.azimuth).toBe(away.properties.azimuth);
  });

  test.each([
    ['the north pole', 90, 25],
    ['the south pole', -90, -100],
    ['the date line', -17, 180],
  ])('from %s', async (_name, latitude, longitude) => {
    const { status, text, body } = await askMap('local-space', { subject, location: { latitude, longitude } });
    expect(status).toBe(200);
    expect(check(text).type).toBe('FeatureCollection');
    expect(body.features).toHaveLength(26);
    for (const feature of body.features) {
      const [longitudeDeg, latitudeDeg] = positionsOf(feature)[0] ?? [0, 0];
      const here = { latitudeDeg: latitude, longitudeDeg: longitude };
      expect(haversineKm(here, { latitudeDeg, longitudeDeg })).toBeLessThan(0.001);
    }
  });

  test('a body in the zenith has no azimuth, and is left out with a warning', async () => {
    // A Julian day that is written exactly as it is.
    const born = { ...subject, birth_datetime: { julian_day: 2446260.25 } };
    const { body: lines } = await askMap('lines', { subject: born, bodies: ['mars'], options: { decimal_places: 10 } });
    const { siderealTimeDeg } = ephemeris.orientation(jdUt(lines.subject.julian_day));
    const { right_ascension, declination } = lines.features[0].properties;
    const longitude = ((right_ascension - siderealTimeDeg + 540) % 360) - 180;
    const location = { latitude: declination, longitude };
    const { status, body } = await askMap('local-space', { subject: born, bodies: ['sun', 'mars'], location });
    expect(status).toBe(200);
    expect(body.features.map(({ id }: MapFeature) => id)).toEqual(['sun.toward', 'sun.away']);
    expect(body.warnings).toEqual([
      { code: 'AzimuthUndefined', message: 'Mars stands in the zenith or the nadir and has no azimuth.' },
    ]);
  });
});
