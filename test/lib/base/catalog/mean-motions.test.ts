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
import type { Frame } from '../../../../lib/astro/port.ts';
import { type BodyId, CATALOG_BODY_IDS } from '../../../../lib/base/catalog/bodies.ts';
import { MEAN_MOTION_DEG_PER_DAY } from '../../../../lib/base/catalog/mean-motions.ts';
import { arcDeg } from '../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';

const geocentricLongitudeDeg = (body: Body, day: number): number =>
  body === Body.Moon ? EclipticGeoMoon(MakeTime(day)).lon : Ecliptic(GeoVector(body, MakeTime(day), false)).elon;

/** Mean motion per day over a number of days, in steps shorter than half a turn. */
function meanMotionDegPerDay(body: Body, days: number, stepDays: number): number {
  const fromDay = -days / 2;
  let traveledDeg = 0;
  for (let day = fromDay; day < fromDay + days; day += stepDays) {
    traveledDeg += arcDeg(geocentricLongitudeDeg(body, day), geocentricLongitudeDeg(body, day + stepDays));
  }
  return traveledDeg / days;
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
    let traveledDeg = 0;
    let [startDay, lastDeg, lastDay] = [Number.NaN, 0, 0];
    for (; apsis.time.ut < years(88); apsis = NextLunarApsis(apsis)) {
      if (apsis.kind !== 1) continue;
      lastDay = apsis.time.ut;
      const apogeeDeg = geocentricLongitudeDeg(Body.Moon, lastDay);
      if (Number.isNaN(startDay)) startDay = lastDay;
      else traveledDeg += arcDeg(lastDeg, apogeeDeg);
      lastDeg = apogeeDeg;
    }
    const expected = traveledDeg / (lastDay - startDay);
    expect(Math.abs(MEAN_MOTION_DEG_PER_DAY.mean_lilith / expected - 1)).toBeLessThan(0.01);
  });
});

/** General precession in longitude, degrees a day, which is in longitudes of date: 50.29″ a year. */
const PRECESSION_DEG_PER_DAY = 50.29 / 3600 / 365.25;

const HELIOCENTRIC: Frame = { zodiac: { type: 'tropical' }, center: { type: 'heliocentric' } };

/** Way gone round the Sun by the engine's files from one Julian day to another, per day. */
function wayRoundTheSunDegPerDay(id: BodyId, fromDay: number, toDay: number, stepDays: number): number {
  let traveledDeg = 0;
  let last = ephemeris.longitude(id, jdUt(fromDay), HELIOCENTRIC);
  for (let day = fromDay + stepDays; day <= toDay; day += stepDays) {
    const next = ephemeris.longitude(id, jdUt(day), HELIOCENTRIC);
    traveledDeg += arcDeg(last, next);
    last = next;
  }
  return traveledDeg / (toDay - fromDay) - PRECESSION_DEG_PER_DAY;
}

describe('asteroids go round the Sun as in the files of the engine', () => {
  test.each<BodyId>(['ceres', 'pallas', 'juno', 'vesta'])('%s over six thousand years, to a ten-thousandth', (id) => {
    const expected = wayRoundTheSunDegPerDay(id, 625_400, 625_400 + 150 * 14_600, 150);
    expect(Math.abs(MEAN_MOTION_DEG_PER_DAY[id] / expected - 1)).toBeLessThan(1e-4);
  });

  test('chiron once round, from 1949 to 2000, to 3 in a thousand', () => {
    const expected = wayRoundTheSunDegPerDay('chiron', 2_451_545 - 18_400, 2_451_545, 100);
    expect(Math.abs(MEAN_MOTION_DEG_PER_DAY.chiron / expected - 1)).toBeLessThan(0.003);
  });
});

test('every body of the catalog has one, and it is positive', () => {
  for (const id of CATALOG_BODY_IDS) expect(MEAN_MOTION_DEG_PER_DAY[id]).toBeGreaterThan(0);
});
