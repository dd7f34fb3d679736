import { describe, expect, it } from 'vitest';
import { arcDeg } from '../../../lib/units/angle.ts';
import { openReal, PLAIN } from '../../lib/ephemeris/swiss/opened.ts';
import { centuriesSinceJ2000 } from './reference/earth.ts';
import { inTt, moments } from './reference/moments.ts';
import { vsop87LongitudeDeg } from './reference/sun.ts';
import { Worst } from './reference/worst.ts';

const ephemeris = openReal();

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
