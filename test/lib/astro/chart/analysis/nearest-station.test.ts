import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNearestStation, hasStations } from '../../../../../lib/astro/chart/analysis/nearest-station.ts';
import { stateAt } from '../../../../../lib/astro/motion/geocentric-sky.ts';
import { findStations } from '../../../../../lib/astro/sky/events/stations.ts';
import { CATALOG_BODY_IDS } from '../../../../../lib/base/catalog/bodies.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';
import { forAll } from '../../../../support/for-all.ts';
import { tropicalSky } from '../../../../support/tropical-sky.ts';

const bodies = CATALOG_BODY_IDS.filter(hasStations);
const anyMoment = fc.double({ min: 2_447_893, max: 2_455_198, noNaN: true }).map(jdUt);

test('the planets but the lights, Chiron and the asteroids have stations', () => {
  const others = ['sun', 'moon', 'mean_node', 'true_node', 'mean_lilith', 'true_lilith'];
  expect(CATALOG_BODY_IDS.filter((body) => !hasStations(body))).toEqual(others);
});

test('it is the nearest of all stations in decades, to ten minutes', () => {
  const window = { fromJdUt: jdUt(2_447_300), toJdUt: jdUt(2_455_800) };
  const stations = new Map(bodies.map((body) => [body, findStations(tropicalSky, body, window)]));
  forAll([anyMoment, fc.constantFrom(...bodies)], { numRuns: 400 }, (moment, body) => {
    const distances = stations.get(body)?.map((station) => Math.abs(station.moment - moment)) ?? [];
    const nearest = findNearestStation(ephemeris, body, moment);
    const error = Math.abs(nearest?.stationDays ?? Number.NaN) - Math.min(...distances);
    expect(Math.abs(error) * 1440).toBeLessThan(10);
  });
});

test('the body turns there: before it moves one way, after it the other', () => {
  forAll([anyMoment, fc.constantFrom(...bodies)], { numRuns: 60 }, (moment, body) => {
    const nearest = findNearestStation(ephemeris, body, moment);
    if (!nearest) throw new Error('every body has a station');
    const speedAt = (days: number) =>
      stateAt(tropicalSky, body, jdUt(moment + nearest.stationDays + days)).longitudeSpeedDegPerDay;
    const direction = nearest.motion === 'direct' ? 1 : -1;
    expect(direction * speedAt(2)).toBeGreaterThan(0);
    expect(direction * speedAt(-2)).toBeLessThan(0);
  });
});

test('at the edge of the files the search ends there', () => {
  const { fromJdUt } = ephemeris.coverage('mars');
  expect(findNearestStation(ephemeris, 'mars', fromJdUt)?.stationDays ?? 1).toBeGreaterThan(0);
});
