import { check } from '@placemarkio/check-geojson';
import { describe, expect, test } from 'vitest';
import { contracts } from '../../../functions/acg/contract.ts';
import { arcDeg } from '../../../lib/base/units/angle.ts';
import { jdUt } from '../../../lib/base/units/time.ts';
import { askMap } from '../../support/acg.ts';
import { subjectAt } from '../../support/comparative.ts';
import { expectExactly } from '../../support/fuzz/well-answered.ts';
import { altitudeDeg } from '../../support/great-circles.ts';
import { innerPositionsOf, type LonLat, type MapFeature, positionsOf } from '../../support/map-features.ts';
import { ephemeris } from '../../support/services.ts';

const TROPICAL = { type: 'tropical' } as const;

/** North and south, a day whose lines cross the date line, and the Moon at its greatest declinations of 18.6 years. */
const BIRTHS = {
  london: subjectAt('1985-07-13T16:45:00Z', 51.5, -0.13),
  sydney: subjectAt('2000-01-01T19:00:00Z', -33.87, 151.21),
  longyearbyen: subjectAt('1990-06-21T12:00:00Z', 78.22, 15.63),
  moonFarNorth: subjectAt('2025-03-07T20:00:00Z', 40, -100),
  moonFarSouth: subjectAt('2025-03-22T11:00:00Z', -54.8, -68.3),
  equinox: subjectAt('2024-03-20T03:06:30Z', 0, 179.99),
};

const births = Object.entries(BIRTHS);

/** The chart cast at a position of a line. */
function chartAt([longitudeDeg, latitudeDeg]: LonLat, julianDay: number) {
  const houses = ephemeris.houses(jdUt(julianDay), { latitudeDeg, longitudeDeg, elevationM: 0 }, 'E', TROPICAL);
  if (!houses) throw new Error('equal houses are defined everywhere');
  return houses;
}

const featureOf = (features: readonly MapFeature[], id: string): MapFeature => {
  const feature = features.find((one) => one.id === id);
  if (!feature) throw new Error(`there is no ${id}`);
  return feature;
};

describe('200', () => {
  test.each(births)('%s: in mundo, every body is on the angle in a chart cast on its line', async (_name, subject) => {
    const { status, body } = await askMap('lines', { subject, options: { decimal_places: 10 } });
    expect(status).toBe(200);
    const features: readonly MapFeature[] = body.features;
    expect(features).toHaveLength(13 * 4);
    for (const feature of features) {
      const { angle, right_ascension, declination } = feature.properties;
      for (const position of innerPositionsOf(feature)) {
        const { armcDeg } = chartAt(position, body.subject.julian_day);
        const hourAngle = arcDeg(right_ascension, armcDeg);
        if (angle === 'MC') expect(Math.abs(hourAngle)).toBeLessThan(1e-5);
        else if (angle === 'IC') expect(180 - Math.abs(hourAngle)).toBeLessThan(1e-5);
        else {
          expect(Math.abs(altitudeDeg(position[1], declination, hourAngle))).toBeLessThan(1e-5);
          expect(hourAngle < 0).toBe(angle === 'ASC');
        }
      }
    }
  });

  test.each(births)('%s: valid GeoJSON of at most 400 points a line', async (_name, subject) => {
    const { text, body } = await askMap('lines', { subject });
    expect(check(text).type).toBe('FeatureCollection');
    expectExactly(contracts.lines.response, body);
    for (const feature of body.features) expect(positionsOf(feature).length).toBeLessThanOrEqual(400);
    expect(new Set(body.features.map(({ id }: MapFeature) => id)).size).toBe(body.features.length);
  });

  test('the same request gives the same features; a coarser one fewer points', async () => {
    const ask = (options: object) => askMap('lines', { subject: BIRTHS.london, options });
    const [once, again, coarse] = [await ask({}), await ask({}), await ask({ tolerance_km: 50 })];
    expect(again.body.features).toEqual(once.body.features);
    expect(coarse.text.length).toBeLessThan(once.text.length / 2);
  });

  test('bodies come in catalog order, each once, by any of their names', async () => {
    const bodies = ['True Node', 'moon', 'SUN', 'north node', 'south_node'];
    const { body } = await askMap('lines', { subject: BIRTHS.london, bodies });
    const found = body.features.map(({ id }: MapFeature) => id);
    expect(found.filter((id: string) => id.endsWith('.MC'))).toEqual([
      'sun.MC',
      'moon.MC',
      'true_node.MC',
      'south_node.MC',
    ]);
    const [north, south] = ['true_node.ASC', 'south_node.DSC'].map((id) => featureOf(body.features, id).geometry);
    expect(positionsOf({ geometry: north as MapFeature['geometry'] }).length).toBe(
      positionsOf({ geometry: south as MapFeature['geometry'] }).length,
    );
  });

  test('a body without an ephemeris at the date is left out with a warning', async () => {
    const birth_datetime = { iso: '0500-01-01T00:00:00Z', calendar: 'gregorian' };
    const { status, body } = await askMap('lines', { subject: subjectAt('Boethius', 41.9, 12.5, { birth_datetime }) });
    expect(status).toBe(200);
    expect(body.features).toHaveLength(12 * 4);
    expect(body.warnings.map(({ code }: { code: string }) => code)).toEqual(['BodyOutOfRange']);
  });
});

describe('400', () => {
  test.each(['llm', 'llm_v2', 'LLM-v2'])('format %s, with other issues, of every map', async (format) => {
    for (const path of ['lines', 'crossings', 'aspects', 'hits', 'local-space'] as const) {
      for (const sent of [{ subject: BIRTHS.london }, {}, 'no JSON']) {
        const { status, body } = await askMap(path, sent, { format, preset: 'full' });
        expect([status, body.error]).toEqual([400, 'LLMModeNotSupported']);
        expect(body.errors[0]).toMatchObject({ location: 'query.format', value: format });
      }
    }
  });
});
