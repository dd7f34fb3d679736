import { planetposition, solar } from 'astronomia';
import earthSeries from 'astronomia/data/vsop87Dearth';
import { describe, expect, it } from 'vitest';
import { arcDeg } from '../../../lib/units/angle.ts';
import { openReal, PLAIN } from '../../lib/ephemeris/swiss/opened.ts';
import { centuriesSinceJ2000, nutationDeg, precessionDifferenceDeg } from './reference/earth.ts';
import { inTt, moments } from './reference/moments.ts';
import { Worst } from './reference/worst.ts';

const ephemeris = openReal();
const earth = new planetposition.Planet(earthSeries);
const DEG_PER_RAD = 180 / Math.PI;

/** Full VSOP87, carried from its own precession to IAU 2006, with IAU 2000B nutation and annual aberration. */
function vsop87LongitudeDeg(jdTt: number): number {
  const { lon, range } = solar.trueVSOP87(earth, jdTt);
  const ofDateDeg = (lon + solar.aberration(range)) * DEG_PER_RAD;
  return ofDateDeg + nutationDeg(jdTt).longitude + precessionDifferenceDeg(jdTt);
}

describe('Sun against VSOP87', () => {
  const since1850 = new Worst();
  const since1800 = new Worst();
  for (const moment of moments(37.123)) {
    const jdTt = inTt(ephemeris, moment);
    const errorDeg = arcDeg(vsop87LongitudeDeg(jdTt), ephemeris.position('sun', moment, PLAIN).longitudeDeg);
    since1800.seeDeg(errorDeg);
    if (centuriesSinceJ2000(jdTt) > -1.5) since1850.seeDeg(errorDeg);
  }

  it('is within 0.06″ from 1850 to 2100', () => {
    expect(since1850.arcsec).toBeLessThan(0.06);
  });

  it('is within 0.07″ from 1800 to 2100', () => {
    expect(since1800.arcsec).toBeLessThan(0.07);
  });
});
