import { check } from '@placemarkio/check-geojson';
import { describe, expect, test } from 'vitest';
import { contracts } from '../../../functions/acg/contract.ts';
import { arcDeg } from '../../../lib/base/units/angle.ts';
import { jdUt } from '../../../lib/base/units/time.ts';
import { askMap } from '../../support/acg.ts';
import { subjectAt } from '../../support/comparative.ts';
import { expectExactly } from '../../support/fuzz/well-answered.ts';
import { altitudeDeg } from '../../support/great-circles.ts';
import { innerPositionsOf, type LonLat, type MapFeature, partsOf, positionsOf } from '../../support/map-features.ts';
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

  test.each(births)('%s: zodiacal, its degree is on the angle', async (_name, subject) => {
    const { body } = await askMap('lines', { subject, options: { frame: 'zodiacal', decimal_places: 10 } });
    const features: readonly MapFeature[] = body.features;
    for (const feature of features) {
      const { angle, longitude } = feature.properties;
      for (const position of innerPositionsOf(feature)) {
        const { ascendantDeg, midheavenDeg } = chartAt(position, body.subject.julian_day);
        const onAngle = angle === 'ASC' || angle === 'DSC' ? ascendantDeg : midheavenDeg;
        const opposite = angle === 'DSC' || angle === 'IC' ? 180 : 0;
        expect(Math.abs(arcDeg(longitude + opposite, onAngle))).toBeLessThan(0.01);
      }
    }
  });

  test('the line of a body that is far north ends where it begins to be circumpolar', async () => {
    const { body } = await askMap('lines', { subject: BIRTHS.moonFarNorth, bodies: ['moon'] });
    const rising = featureOf(body.features, 'moon.ASC');
    const { declination } = rising.properties;
    expect(declination).toBeGreaterThan(28);
    const latitudes = positionsOf(rising).map(([, latitude]) => latitude);
    expect(Math.max(...latitudes)).toBeCloseTo(90 - declination, 5);
    expect(Math.min(...latitudes)).toBeCloseTo(declination - 90, 5);
    const [end, endOfSetting] = [rising, featureOf(body.features, 'moon.DSC')].map((line) => positionsOf(line).at(-1));
    expect(end).toEqual(endOfSetting);
  });

  test('that of the Sun at an equinox goes to the poles', async () => {
    const { body } = await askMap('lines', { subject: BIRTHS.equinox, bodies: ['sun'] });
    const rising = positionsOf(featureOf(body.features, 'sun.ASC'));
    expect(Math.max(...rising.map(([, latitude]) => latitude))).toBeGreaterThan(89.99);
    expect(Math.min(...rising.map(([, latitude]) => latitude))).toBeLessThan(-89.99);
  });

  test('lines that cross the date line are cut there', async () => {
    const { body } = await askMap('lines', { subject: BIRTHS.sydney });
    const cut = body.features.filter(({ geometry }: MapFeature) => geometry.type === 'MultiLineString');
    expect(cut.length).toBeGreaterThan(3);
    for (const feature of cut) {
      const [first, second] = partsOf(feature);
      const [end, start] = [first?.at(-1), second?.[0]] as [LonLat, LonLat];
      expect([Math.abs(end[0]), start[0], start[1]]).toEqual([180, -end[0], end[1]]);
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

  test('format json is taken', async () => {
    const { status } = await askMap('lines', { subject: BIRTHS.london, bodies: ['sun'] }, { format: 'JSON' });
    expect(status).toBe(200);
  });
});

describe('400', () => {
  test.each(['llm', 'llm_v2', 'LLM-v2'])('format %s, with other issues', async (format) => {
    for (const sent of [{ subject: BIRTHS.london }, {}, 'no JSON']) {
      const { status, body } = await askMap('lines', sent, { format, preset: 'full' });
      expect([status, body.error]).toEqual([400, 'LLMModeNotSupported']);
      expect(body.errors[0]).toMatchObject({ location: 'query.format', value: format });
    }
  });

  test('any other format is an ordinary fault', async () => {
    const { body } = await askMap('lines', { subject: BIRTHS.london }, { format: 'kml' });
    expect([body.error, body.errors[0].message]).toEqual(['ValidationError', 'must be one of json, svg, png, pdf']);
  });

  test('an unknown birth time is reported with other issues', async () => {
    const subject = subjectAt('1985-07-13', 95, -0.13, { birth_time_known: false });
    const { status, body } = await askMap('lines', { subject, options: { frame: 'mundane' } });
    expect(status).toBe(400);
    const locations = body.errors.map(({ location }: { location: string }) => location);
    expect(locations).toEqual([
      'body.subject.birth_location.latitude',
      'body.options.frame',
      'body.subject.birth_time_known',
    ]);
  });

  test('an unknown birth time alone is InvalidDatetime', async () => {
    const { body } = await askMap('lines', { subject: { ...BIRTHS.london, birth_time_known: false } });
    expect([body.error, body.errors.length]).toEqual(['InvalidDatetime', 1]);
    expect(body.detail).toContain('must be true');
  });

  test('bodies that have no line, and a named body without an ephemeris', async () => {
    const unknown = await askMap('lines', { subject: BIRTHS.london, bodies: ['sun', 'vertex', 'earth'] });
    expect(unknown.body.error).toBe('InvalidBody');
    expect(unknown.body.errors.map(({ location }: { location: string }) => location)).toEqual([
      'body.bodies[1]',
      'body.bodies[2]',
    ]);
    const subject = subjectAt('0500-01-01T00:00:00Z', 41.9, 12.5);
    const early = await askMap('lines', { subject, bodies: ['sun', 'chiron'] });
    expect([early.body.error, early.body.errors[0].location]).toEqual(['InvalidBody', 'body.bodies[1]']);
  });

  test('a tolerance out of range, and options that are not read here', async () => {
    const { body } = await askMap('lines', {
      subject: BIRTHS.london,
      options: { tolerance_km: 0, aspects: ['trine'] },
    });
    expect(body.errors.map(({ location }: { location: string }) => location)).toEqual([
      'body.options.tolerance_km',
      'body.options.aspects',
    ]);
  });
});
