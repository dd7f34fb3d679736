import {
  Body,
  Ecliptic,
  EclipticGeoMoon,
  GeoVector,
  MakeTime,
  NextLunarApsis,
  SearchLunarApsis,
  SearchMoonNode,
} from 'astronomy-engine';
import { describe, expect, test } from 'vitest';
import { type BodyId, CATALOG_BODY_IDS } from '../../../lib/catalog/bodies.ts';
import { MEAN_MOTION_DEG_PER_DAY } from '../../../lib/catalog/mean-motions.ts';
import { arcDeg } from '../../../lib/units/angle.ts';

const geocentricLongitudeDeg = (body: Body, day: number): number =>
  body === Body.Moon ? EclipticGeoMoon(MakeTime(day)).lon : Ecliptic(GeoVector(body, MakeTime(day), false)).elon;

/** Way gone in so many days, counted in steps too short for half a turn, per day. */
function meanMotionDegPerDay(body: Body, days: number, stepDays: number): number {
  const fromDay = -days / 2;
  let travelledDeg = 0;
  for (let day = fromDay; day < fromDay + days; day += stepDays) {
    travelledDeg += arcDeg(geocentricLongitudeDeg(body, day), geocentricLongitudeDeg(body, day + stepDays));
  }
  return travelledDeg / days;
}

const years = (count: number): number => count * 365.25;

/** Whole numbers of each body's returns to the same place as seen from the Earth. */
describe('against astronomy-engine, the way a body goes over many years', () => {
  test.each<[BodyId, Body, number, number]>([
    ['sun', Body.Sun, years(40), 30],
    ['moon', Body.Moon, years(19), 5],
    ['mercury', Body.Mercury, years(46), 10],
    ['venus', Body.Venus, years(48), 20],
    ['mars', Body.Mars, years(79), 20],
    ['jupiter', Body.Jupiter, years(83), 50],
    ['saturn', Body.Saturn, years(59), 50],
    ['uranus', Body.Uranus, years(84), 50],
    ['neptune', Body.Neptune, years(164), 50],
    ['pluto', Body.Pluto, years(248), 100],
  ])('%s within 1 %', (id, body, days, stepDays) => {
    const expected = meanMotionDegPerDay(body, days, stepDays);
    expect(Math.abs(MEAN_MOTION_DEG_PER_DAY[id] / expected - 1)).toBeLessThan(0.01);
  });

  test('the node goes once round in 18.6 years', () => {
    const [first, last] = [-years(93), years(93)].map((day) => SearchMoonNode(MakeTime(day)).time.ut) as [
      number,
      number,
    ];
    const backDeg = arcDeg(geocentricLongitudeDeg(Body.Moon, last), geocentricLongitudeDeg(Body.Moon, first));
    const turns = Math.round(((last - first) * MEAN_MOTION_DEG_PER_DAY.mean_node - backDeg) / 360);
    expect(turns).toBeGreaterThan(8);
    expect((turns * 360 + backDeg) / (last - first)).toBeCloseTo(MEAN_MOTION_DEG_PER_DAY.true_node, 3);
  });

  test('the apogee goes once round in 8.85 years', () => {
    let apsis = SearchLunarApsis(MakeTime(-years(88)));
    let travelledDeg = 0;
    let [startDay, lastDeg, lastDay] = [Number.NaN, 0, 0];
    for (; apsis.time.ut < years(88); apsis = NextLunarApsis(apsis)) {
      if (apsis.kind !== 1) continue;
      lastDay = apsis.time.ut;
      const apogeeDeg = geocentricLongitudeDeg(Body.Moon, lastDay);
      if (Number.isNaN(startDay)) startDay = lastDay;
      else travelledDeg += arcDeg(lastDeg, apogeeDeg);
      lastDeg = apogeeDeg;
    }
    const expected = travelledDeg / (lastDay - startDay);
    expect(Math.abs(MEAN_MOTION_DEG_PER_DAY.mean_lilith / expected - 1)).toBeLessThan(0.01);
  });
});

/** Gauss's constant squared: a body at one astronomical unit goes 0.9856077° a day round the Sun (Kepler's third law). */
const GAUSS_DEG_PER_DAY = 0.9856077;

describe("against Kepler's third law, from the size of the orbit", () => {
  test.each<[BodyId, number, string]>([
    ['ceres', 2.7671, 'proper axis, http://www.liquisearch.com/ceres_dwarf_planet/orbit'],
    ['pallas', 2.7709176, 'proper axis, Wikipedia "2 Pallas"'],
    ['juno', 2.6693661, 'proper axis, Wikipedia "3 Juno"'],
    ['vesta', 2.36151, 'proper axis, Wikipedia "4 Vesta"'],
    ['chiron', 13.7, 'osculating 2021, Wikipedia "2060 Chiron"'],
  ])('%s, %d au, within 0.2 %% (%s)', (id, axisAu) => {
    const expected = GAUSS_DEG_PER_DAY / axisAu ** 1.5;
    expect(Math.abs(MEAN_MOTION_DEG_PER_DAY[id] / expected - 1)).toBeLessThan(0.002);
  });
});

test('every body of the catalog has one, and it is positive', () => {
  for (const id of CATALOG_BODY_IDS) expect(MEAN_MOTION_DEG_PER_DAY[id]).toBeGreaterThan(0);
});
