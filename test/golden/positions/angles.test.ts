import { describe, expect, it } from 'vitest';
import { cosDeg, separationDeg } from '../../../lib/base/units/angle.ts';
import { jdUt } from '../../../lib/base/units/time.ts';
import { openRealEphemeris, place, TROPICAL } from '../../lib/adapters/swiss/real-ephemeris.ts';
import { armcOf, obliquityDeg } from './reference/axis.ts';
import { ascendantDeg, midheavenDeg } from './reference/cusps.ts';
import { equationOfEquinoxesDeg, meanSiderealTimeDeg, nutationDeg } from './reference/earth.ts';
import { moments, toTt } from './reference/moments.ts';
import { Worst } from './reference/worst.ts';

const ephemeris = openRealEphemeris();
const EAST_DEG = -71.3;
const JD_1600 = 2305447.5;
const JD_2400 = 2597641.5;

describe('angles inside the polar circles', () => {
  it.each([-89, -80, -70, -67, 67, 70, 80, 89])('latitude %d: the angles follow the formula', (latitudeDeg) => {
    for (const moment of moments(2711.37)) {
      const houses = ephemeris.houses(moment, place(latitudeDeg, EAST_DEG), 'O', TROPICAL);
      const { trueObliquityDeg } = ephemeris.orientation(moment);
      const sky = { armcDeg: houses?.armcDeg ?? Number.NaN, obliquityDeg: trueObliquityDeg, latitudeDeg };
      const apartDeg = separationDeg(ascendantDeg(sky), houses?.ascendantDeg ?? Number.NaN);
      expect(Math.min(apartDeg, 180 - apartDeg) * 3600).toBeLessThan(1e-5);
    }
  });
});

describe('sidereal time of the engine', () => {
  const everyMoment = function* () {
    for (let jd = JD_1600 + 0.1; jd < JD_2400; jd += 97.137) yield jdUt(jd);
  };

  it('agrees with IAU 2006 to 0.0003″ from 1600 to 2400, with the same nutation', () => {
    const worst = new Worst();
    for (const moment of everyMoment()) {
      const orientation = ephemeris.orientation(moment);
      const jdTt = toTt(ephemeris, moment);
      const difference = orientation.nutationLongitudeDeg - nutationDeg(jdTt).longitude;
      const nutationEffect = difference * cosDeg(orientation.meanObliquityDeg);
      const expected = meanSiderealTimeDeg(moment, jdTt) + equationOfEquinoxesDeg(jdTt) + nutationEffect;
      worst.seeDeg(separationDeg(orientation.siderealTimeDeg, expected));
    }
    expect(worst.arcsec).toBeLessThan(0.0003);
  });

  it('gives the Midheaven to 0.012″ from 1600 to 2400, with the nutation of IAU 2000B', () => {
    const worst = new Worst();
    for (const moment of everyMoment()) {
      const houses = ephemeris.houses(moment, place(0, EAST_DEG), 'O', TROPICAL);
      const sky = {
        armcDeg: armcOf(ephemeris, moment, EAST_DEG),
        obliquityDeg: obliquityDeg(ephemeris, moment),
        latitudeDeg: 0,
      };
      worst.seeDeg(separationDeg(midheavenDeg(sky), houses?.midheavenDeg ?? Number.NaN));
    }
    expect(worst.arcsec).toBeLessThan(0.012);
  });

  it.each([2396758.5, 2469807.5])('does not jump at Julian day %d, unlike the engine’s default', (boundary) => {
    const before = ephemeris.orientation(jdUt(boundary - 0.001)).siderealTimeDeg;
    const after = ephemeris.orientation(jdUt(boundary + 0.001)).siderealTimeDeg;
    const expectedDeg = 0.002 * 360.98564736629;
    expect(Math.abs(separationDeg(before, after) - expectedDeg) * 3600).toBeLessThan(0.001);
  });
});
