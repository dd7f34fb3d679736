import { Body, DefineStar, Equator, Horizon, MakeTime, Observer, SiderealTime } from 'astronomy-engine';
import { describe, expect, test } from 'vitest';
import { arcDeg } from '../../../lib/base/units/angle.ts';
import { askMap } from '../../support/acg.ts';
import { postTo } from '../../support/any-endpoint.ts';
import { subjectAt } from '../../support/comparative.ts';
import { altitudeDeg } from '../../support/great-circles.ts';
import { innerPositionsOf, type MapFeature } from '../../support/map-features.ts';

const MOMENT = '1985-07-13T16:45:00Z';
const london = subjectAt(MOMENT, 51.5, -0.13);
const GREENWICH_DEG = SiderealTime(new Date(MOMENT)) * 15;

const lines = async (sent: object): Promise<readonly MapFeature[]> => {
  const { status, body } = await askMap('lines', { subject: london, bodies: ['sun'], ...sent });
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
  return body.features.filter((feature: MapFeature) => feature.properties.line === 'point');
};

describe('200 lines of stars, midpoints, lots and moving bodies', () => {
  /** Right ascension and declination J2000, distance: SIMBAD's Regulus as DefineStar takes it; without its proper motion of 0.25″ a year. */
  test('Regulus is on the angle on its lines, by astronomy-engine, to 0.002°', async () => {
    DefineStar(Body.Star1, 10.13953, 11.96721, 79.3);
    let worst = 0;
    for (const feature of await lines({ star_names: ['Regulus'] })) {
      const { angle } = feature.properties;
      for (const [longitude, latitude] of innerPositionsOf(feature)) {
        const observer = new Observer(latitude, longitude, 0);
        const time = MakeTime(new Date(MOMENT));
        const { ra, dec } = Equator(Body.Star1, time, observer, true, true);
        const { altitude } = Horizon(time, observer, ra, dec, '');
        const hourAngle = arcDeg(ra * 15, GREENWICH_DEG + longitude);
        if (angle === 'ASC' || angle === 'DSC') worst = Math.max(worst, Math.abs(altitude));
        else worst = Math.max(worst, angle === 'MC' ? Math.abs(hourAngle) : 180 - Math.abs(hourAngle));
        if (angle === 'ASC') expect(hourAngle).toBeLessThan(0);
      }
    }
    expect(worst).toBeLessThan(0.002);
  });

  test('midpoint and lot have the degrees of the midpoints and of the chart, and are on the angles', async () => {
    const found = await lines({ midpoints: [['sun', 'moon']], lots: ['fortune', 'spirit'] });
    expect(found).toHaveLength(12);
    const { body: chart } = await postTo('/ephemeris/natal-chart', {
      subject: london,
      options: { include_hermetic_lots: true },
    });
    const [fortune, spirit] = ['fortune', 'spirit'].map(
      (name) =>
        chart.data.hermetic_lots.find((lot: { canonical_name: string }) => lot.canonical_name === name).longitude,
    );
    const { sun, moon } = chart.data.planets;
    const middle = sun.longitude + arcDeg(sun.longitude, moon.longitude) / 2;
    const expected: Readonly<Record<string, number>> = {
      'lot.fortune': fortune,
      'lot.spirit': spirit,
      'midpoint.sun-moon': middle,
    };
    for (const feature of found) {
      const { longitude, angle, right_ascension, declination } = feature.properties;
      const point = (feature as MapFeature & { readonly id: string }).id.split('.').slice(0, 2).join('.');
      expect(Math.abs(arcDeg(longitude, expected[point] ?? Number.NaN))).toBeLessThan(2e-6);
      if (angle !== 'ASC') continue;
      for (const position of innerPositionsOf(feature)) {
        const hourAngle = arcDeg(right_ascension, GREENWICH_DEG + position[0]);
        expect(Math.abs(altitudeDeg(position[1], declination, hourAngle))).toBeLessThan(0.001);
      }
    }
  });

  test('a transit has the place of its moment under the sidereal time of the birth', async () => {
    const [mc] = await lines({ bodies: ['saturn'], moving: { kind: 'transit', date_time: '2026-06-01T12:00:00Z' } });
    const then = subjectAt('2026-06-01T12:00:00Z', 51.5, -0.13);
    const { body } = await askMap('lines', { subject: then, bodies: ['saturn'] });
    expect(mc?.properties.right_ascension).toBe(body.features[0].properties.right_ascension);
    const [longitude] = (mc ? innerPositionsOf(mc)[0] : undefined) ?? [Number.NaN];
    const expected = (mc?.properties.right_ascension as number) - GREENWICH_DEG;
    expect(Math.abs(arcDeg(longitude, expected))).toBeLessThan(0.001);
  });

  test('a progressed body has the place of a day for each year', async () => {
    const [mc] = await lines({ moving: { kind: 'progressed', date_time: '2015-07-14T00:00:00Z' } });
    const days = (Date.parse('2015-07-14T00:00:00Z') - Date.parse(MOMENT)) / 86_400_000 / 365.24219;
    const iso = new Date(Date.parse(MOMENT) + days * 86_400_000).toISOString();
    const { body } = await askMap('lines', { subject: subjectAt(iso, 51.5, -0.13), bodies: ['sun'] });
    const difference = arcDeg(body.features[0].properties.longitude, mc?.properties.longitude as number);
    expect(Math.abs(difference)).toBeLessThan(2e-6);
  });
});

test('400 unknown stars, lots and bodies are each named', async () => {
  const { status, body } = await askMap('lines', { subject: london, star_names: ['Nostar'] });
  expect([status, body.error]).toEqual([400, 'InvalidStar']);
  const lots = await askMap('lines', { subject: london, lots: ['nolot'], midpoints: [['sun', 'nobody']] });
  expect(lots.status).toBe(400);
  expect(lots.body.errors).toHaveLength(2);
});
