import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPlanetaryRulers } from '../../../../../lib/astro/chart/analysis/planetary-rulers.ts';
import { findSolarDay, isWholeDay } from '../../../../../lib/astro/sky/rising/sunrise.ts';
import { jdUt, unixFromJdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';
import { forAll } from '../../../../support/for-all.ts';

const QUITO = { latitudeDeg: -0.18, longitudeDeg: -78.47, elevationM: 0 };
const inQuito = { ephemeris, place: QUITO, offsetSeconds: -5 * 3600 };

const WEEKDAY_RULERS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
const CHALDEAN = ['saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury', 'moon'] as const;

test('the hour is the share of the day or night that has passed, in the Chaldean order from the ruler of the day', () => {
  forAll([fc.double({ min: 2_440_000, max: 2_460_000, noNaN: true }).map(jdUt)], { numRuns: 50 }, (moment) => {
    const day = findSolarDay({ ephemeris, place: QUITO }, moment);
    if (!isWholeDay(day)) throw new Error('the Sun rises in Quito');
    const { sunrise, sunset, nextSunrise } = day;
    const hours =
      moment < sunset
        ? (12 * (moment - sunrise)) / (sunset - sunrise)
        : 12 + (12 * (moment - sunset)) / (nextSunrise - sunset);
    fc.pre(Math.abs(hours - Math.round(hours)) > 1e-6);
    const weekday = new Date((unixFromJdUt(sunrise) - 5 * 3600) * 1000).getUTCDay();
    const dayRuler = WEEKDAY_RULERS[weekday] ?? 'sun';
    const hourRuler = CHALDEAN[(CHALDEAN.indexOf(dayRuler) + Math.floor(hours)) % 7];
    expect(findPlanetaryRulers(inQuito, moment)).toEqual({ dayRuler, hourRuler });
  });
});

test('at the ends of the ephemeris files there are none', () => {
  const { fromJdUt, toJdUt } = ephemeris.coverage('sun');
  for (const moment of [fromJdUt, jdUt(fromJdUt + 1), jdUt(toJdUt - 1), toJdUt]) {
    expect(findPlanetaryRulers(inQuito, moment)).toBeUndefined();
  }
  expect(findPlanetaryRulers(inQuito, jdUt(fromJdUt + 2.5))).toBeDefined();
});
