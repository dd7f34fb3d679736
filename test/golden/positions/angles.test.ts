import { describe, expect, it } from 'vitest';
import { separationDeg } from '../../../lib/units/angle.ts';
import { jdUt } from '../../../lib/units/time.ts';
import { openReal, place, TROPICAL } from '../../lib/ephemeris/swiss/opened.ts';
import { ascendantDeg, midheavenDeg } from './reference/cusps.ts';
import { equationOfEquinoxesDeg, meanObliquityDeg, meanSiderealTimeDeg, nutationDeg } from './reference/earth.ts';
import { inTt, moments } from './reference/moments.ts';
import { Worst } from './reference/worst.ts';

const ephemeris = openReal();
const EAST_DEG = -71.3;

/** Greenwich apparent sidereal time and true obliquity, from IAU 2006 and IAU 2000B alone. */
function axis(moment: ReturnType<typeof jdUt>) {
  const jdTt = inTt(ephemeris, moment);
  const nutation = nutationDeg(jdTt);
  const obliquityDeg = meanObliquityDeg(jdTt) + nutation.obliquity;
  const siderealTimeDeg = meanSiderealTimeDeg(moment, jdTt) + equationOfEquinoxesDeg(jdTt);
  return { obliquityDeg, siderealTimeDeg, nutation };
}

describe('angles against IAU 2006 sidereal time and spherical trigonometry, 1800 to 2100', () => {
  const [nutation, obliquity, siderealTime] = [new Worst(), new Worst(), new Worst()];
  const [midheaven, ascendantTo60, ascendantTo65, formula] = [new Worst(), new Worst(), new Worst(), new Worst()];
  for (const moment of moments(331.137)) {
    const expected = axis(moment);
    const orientation = ephemeris.orientation(moment);
    nutation.seeDeg(expected.nutation.longitude - orientation.nutationLongitudeDeg);
    obliquity.seeDeg(expected.obliquityDeg - orientation.trueObliquityDeg);
    siderealTime.seeDeg(separationDeg(expected.siderealTimeDeg, orientation.siderealTimeDeg));
    for (let latitudeDeg = -65; latitudeDeg <= 65; latitudeDeg += 5) {
      const houses = ephemeris.houses(moment, place(latitudeDeg, EAST_DEG), 'O', TROPICAL);
      if (houses === undefined) throw new Error('Porphyry is defined everywhere');
      const armcDeg = expected.siderealTimeDeg + EAST_DEG;
      const sky = { armcDeg, obliquityDeg: expected.obliquityDeg, latitudeDeg };
      midheaven.seeDeg(separationDeg(midheavenDeg(sky), houses.midheavenDeg));
      const ascendant = Math.abs(latitudeDeg) <= 60 ? ascendantTo60 : ascendantTo65;
      ascendant.seeDeg(separationDeg(ascendantDeg(sky), houses.ascendantDeg));
      const own = { armcDeg: houses.armcDeg, obliquityDeg: orientation.trueObliquityDeg, latitudeDeg };
      formula.seeDeg(separationDeg(ascendantDeg(own), houses.ascendantDeg));
    }
  }

  it('has nutation and obliquity within 0.003″', () => {
    expect(nutation.arcsec).toBeLessThan(0.003);
    expect(obliquity.arcsec).toBeLessThan(0.003);
  });

  it('has sidereal time within 0.004″', () => {
    expect(siderealTime.arcsec).toBeLessThan(0.004);
  });

  it('has the midheaven within 0.005″', () => {
    expect(midheaven.arcsec).toBeLessThan(0.005);
  });

  it('has the ascendant within 0.03″ up to 60° of latitude', () => {
    expect(ascendantTo60.arcsec).toBeLessThan(0.03);
  });

  it('has the ascendant within 0.04″ at 65°, where it runs through 15° of the ecliptic in one of the equator', () => {
    expect(ascendantTo65.arcsec).toBeLessThan(0.04);
  });

  it('has the ascendant of its own sidereal time to a millionth of an arcsecond', () => {
    expect(formula.arcsec).toBeLessThan(1e-6);
  });
});

describe('angles inside the polar circles', () => {
  it.each([-89, -80, -70, -67, 67, 70, 80, 89])('latitude %d follows the formula, on either side', (latitudeDeg) => {
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
  it.each([2396758.5, 2469807.5])('does not jump at Julian day %d, where the engine alone would', (boundary) => {
    const before = ephemeris.orientation(jdUt(boundary - 0.001)).siderealTimeDeg;
    const after = ephemeris.orientation(jdUt(boundary + 0.001)).siderealTimeDeg;
    const expectedDeg = 0.002 * 360.98564736629;
    expect(Math.abs(separationDeg(before, after) - expectedDeg) * 3600).toBeLessThan(0.001);
  });
});
