import { describe, expect, test } from 'vitest';
import type { GeocentricSky } from '../../../../../lib/astro/motion/geocentric-sky.ts';
import { moonDiameterArcsec } from '../../../../../lib/astro/sky/lunar/illumination.ts';
import {
  brownLunationOf,
  findLastPhase,
  findNextPhase,
  meanNewMoon,
  moonPhaseDeg,
  newMoonNumber,
} from '../../../../../lib/astro/sky/lunar/lunation.ts';
import { computeLunarPhase } from '../../../../../lib/astro/sky/lunar/phase.ts';
import { type JdUt, jdUt, jdUtFromUnix, unixSeconds } from '../../../../../lib/base/units/time.ts';
import { tropicalSky } from '../../../../support/tropical-sky.ts';
import { createSyntheticSky, dayAt, daysOf, moveSteadily, rangeOfDays } from '../../motion/synthetic-sky.ts';

const at = (utc: string): JdUt => jdUtFromUnix(unixSeconds(Date.parse(utc) / 1000));

/**
 * The Moon on 12 April 1992, 0 h TD; TD − UT was 59 s.
 *
 * @source Jean Meeus, Astronomical Algorithms, 1998, example 47.a, as
 *   https://pymeeus.readthedocs.io/en/latest/examples/ex-Moon.html has it: 368 409.7 km
 */
const MEEUS = { moment: jdUt(2_448_724.5 - 59 / 86_400), distanceKm: 368_409.7, radiusKm: 1737.4 };

test('the Moon’s distance equals that of Meeus, and her diameter follows from it and her radius', () => {
  const { distanceKm, diameterArcsec } = computeLunarPhase(tropicalSky, MEEUS.moment);
  // The truncation of his series makes a difference of 30 km.
  expect(Math.abs(distanceKm - MEEUS.distanceKm)).toBeLessThan(31);
  const arcsec = 2 * Math.asin(MEEUS.radiusKm / MEEUS.distanceKm) * (180 / Math.PI) * 3600;
  expect(diameterArcsec).toBeCloseTo(arcsec, 0);
  // At her mean distance, 384 400 km, she measures 31.08 minutes of arc.
  expect(moonDiameterArcsec({ longitudeDeg: 0, latitudeDeg: 0, distanceAu: 384_400 / 149_597_870.7 }) / 60).toBeCloseTo(
    31.08,
    2,
  );
});

describe('a phase', () => {
  test('is undefined where the files end before it or begin after it', () => {
    const motions = { moon: moveSteadily(0, 13.2), sun: moveSteadily(0, 1) };
    const sky = createSyntheticSky(motions);
    const covered = (from: number, to: number): GeocentricSky => ({
      ...createSyntheticSky(motions),
      ephemeris: { ...sky.ephemeris, coverage: () => rangeOfDays(from, to) },
    });
    // 12.2° a day: the phase of 90° on day 7.38, and again 29.51 days later.
    const from = { moment: dayAt(5), phaseDeg: moonPhaseDeg(sky, dayAt(5)) };
    expect(daysOf(findNextPhase(covered(0, 7.5), from, 90) ?? 0)).toBeCloseTo(90 / 12.2, 6);
    expect(findNextPhase(covered(0, 7.3), from, 90)).toBeUndefined();
    expect(findNextPhase(covered(0, 4.1), from, 90)).toBeUndefined();
    const after = { moment: dayAt(9), phaseDeg: moonPhaseDeg(sky, dayAt(9)) };
    expect(daysOf(findLastPhase(covered(7.3, 20), after, 90) ?? 0)).toBeCloseTo(90 / 12.2, 6);
    expect(findLastPhase(covered(7.5, 20), after, 90)).toBeUndefined();
  });
});

describe('mean new moons', () => {
  test('are counted from 6 January 2000, 14:20 TT, a mean month apart', () => {
    // 63.8 s less in UT.
    expect(meanNewMoon(0)).toBeCloseTo(2_451_544.5 + 5.597661 - 63.85 / 86_400, 5);
    expect(meanNewMoon(100) - meanNewMoon(0)).toBeCloseTo(2953.0588861, 6);
    for (const number of [-500, 0, 12.5, 3000]) expect(newMoonNumber(meanNewMoon(number))).toBeCloseTo(number, 8);
  });

  test('have Brown lunation 1 on 17 January 1923', () => {
    expect(brownLunationOf(at('1923-01-17T02:41Z'))).toBe(1);
    expect(brownLunationOf(at('2000-01-06T18:14Z'))).toBe(953);
  });
});
