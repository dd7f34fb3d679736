import { AstroTime, Body, GeoVector, RotateVector, Rotation_EQJ_ECT, SphereFromVector } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import type { CatalogBodyId } from '../../../lib/catalog/bodies.ts';
import { arcDeg, cosDeg } from '../../../lib/units/angle.ts';
import { openReal, PLAIN } from '../../lib/ephemeris/swiss/opened.ts';
import { inTt, moments } from './reference/moments.ts';
import { Worst } from './reference/worst.ts';

const J2000 = 2451545;
const ephemeris = openReal();

/** What astronomy-engine promises: 1 arcminute. Measured worst errors are in README.md beside this file. */
const WORST_ARCSEC: readonly [CatalogBodyId, Body, number][] = [
  ['sun', Body.Sun, 4],
  ['moon', Body.Moon, 12],
  ['mercury', Body.Mercury, 16],
  ['venus', Body.Venus, 20],
  ['mars', Body.Mars, 18],
  ['jupiter', Body.Jupiter, 17],
  ['saturn', Body.Saturn, 25],
  ['uranus', Body.Uranus, 22],
  ['neptune', Body.Neptune, 22],
  ['pluto', Body.Pluto, 20],
];

/** Apparent place on the true ecliptic of date. */
function astronomyEnginePlace(body: Body, jdTt: number) {
  const time = AstroTime.FromTerrestrialTime(jdTt - J2000);
  return SphereFromVector(RotateVector(Rotation_EQJ_ECT(time), GeoVector(body, time, true)));
}

describe('bodies against astronomy-engine, 1800 to 2100', () => {
  it.each(WORST_ARCSEC)('%s', (body, theirs, limitArcsec) => {
    const worst = new Worst();
    for (const moment of moments(197.31)) {
      const expected = astronomyEnginePlace(theirs, inTt(ephemeris, moment));
      const { longitudeDeg, latitudeDeg, distanceAu } = ephemeris.position(body, moment, PLAIN);
      worst.seeDeg(arcDeg(expected.lon, longitudeDeg) * cosDeg(latitudeDeg));
      worst.seeDeg(latitudeDeg - expected.lat);
      expect(Math.abs(distanceAu / expected.dist - 1)).toBeLessThan(2e-4);
    }
    expect(worst.arcsec).toBeLessThan(limitArcsec);
  });
});
