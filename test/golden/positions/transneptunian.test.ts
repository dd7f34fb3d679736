import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MakeTime, RotateVector, Rotation_ECL_EQJ, Rotation_EQJ_ECT, Vector } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import bodies from '../../../layers/swisseph/bodies.json' with { type: 'json' };
import { MINOR_PLANETS, type MinorPlanetId, minorPlanetOf } from '../../../lib/base/catalog/bodies.ts';
import { MEAN_MOTION_DEG_PER_DAY } from '../../../lib/base/catalog/mean-motions.ts';
import { ARCSEC_PER_DEG, atan2Deg, cosDeg, DEG_PER_RAD, separationDeg, sinDeg } from '../../../lib/base/units/angle.ts';
import { jdUt } from '../../../lib/base/units/time.ts';
import { EPHE_PATH, openRealEphemeris } from '../../lib/adapters/swiss/real-ephemeris.ts';

const ephemeris = openRealEphemeris();
const TROPICAL = { type: 'tropical' } as const;
const GEOCENTRIC = { zodiac: TROPICAL, center: { type: 'geocentric' } } as const;
const HELIOCENTRIC = { zodiac: TROPICAL, center: { type: 'heliocentric' }, positions: 'true' } as const;
const J2000 = 2451545;
/** Daily motion at 1 au, degrees: the Gaussian gravitational constant, 0.01720209895 rad. */
const GAUSS_DEG = 0.01720209895 * DEG_PER_RAD;

/** Osculating elements in the ecliptic of J2000. */
interface Elements {
  readonly epochJd: number;
  readonly anomalyDeg: number;
  readonly perihelionDeg: number;
  readonly nodeDeg: number;
  readonly inclinationDeg: number;
  readonly eccentricity: number;
  readonly distanceAu: number;
}

/**
 * The elements of L. H. Wasserman, Lowell Observatory, that the header of a file repeats: epoch, mean anomaly, argument of perihelion,
 * node, inclination, eccentricity, semi-major axis.
 */
function readElements(id: MinorPlanetId): Elements {
  const [name = ''] = Object.entries(bodies.files).find(([, { number }]) => number === minorPlanetOf(id)) ?? [];
  const header = readFileSync(join(EPHE_PATH, name), 'latin1').slice(0, 700);
  const angle = String.raw`\s+(\d+\.\d+)`;
  const found = new RegExp(String.raw`\s(\d{4})(\d\d)(\d\d)${angle.repeat(6)}`).exec(header) ?? [];
  const [year = 0, month = 0, day = 0, ...numbers] = found.slice(1).map(Number);
  const [anomalyDeg = 0, perihelionDeg = 0, nodeDeg = 0, inclinationDeg = 0, eccentricity = 0, distanceAu = 0] =
    numbers;
  const epochJd = Date.UTC(year, month - 1, day) / 86_400_000 + 2440587.5;
  return { epochJd, anomalyDeg, perihelionDeg, nodeDeg, inclinationDeg, eccentricity, distanceAu };
}

function solveKeplerDeg(anomalyDeg: number, eccentricity: number): number {
  let eccentricDeg = anomalyDeg;
  for (let step = 0; step < 200; step += 1)
    eccentricDeg = anomalyDeg + eccentricity * DEG_PER_RAD * sinDeg(eccentricDeg);
  return eccentricDeg;
}

/** Longitude and latitude of date at the epoch of the elements, seen from the Sun, by Kepler's equation and astronomy-engine's precession. */
function placeByElements(elements: Elements) {
  const { anomalyDeg, perihelionDeg, nodeDeg, inclinationDeg, eccentricity: e, epochJd } = elements;
  const eccentric = solveKeplerDeg(anomalyDeg, e);
  const fromNode = perihelionDeg + atan2Deg(Math.sqrt(1 - e * e) * sinDeg(eccentric), cosDeg(eccentric) - e);
  const [along, across] = [cosDeg(fromNode), sinDeg(fromNode)];
  const time = MakeTime(epochJd - J2000);
  const ecliptic = new Vector(
    along * cosDeg(nodeDeg) - across * cosDeg(inclinationDeg) * sinDeg(nodeDeg),
    along * sinDeg(nodeDeg) + across * cosDeg(inclinationDeg) * cosDeg(nodeDeg),
    across * sinDeg(inclinationDeg),
    time,
  );
  const { x, y, z } = RotateVector(Rotation_EQJ_ECT(time), RotateVector(Rotation_ECL_EQJ(), ecliptic));
  return { longitudeDeg: atan2Deg(y, x), latitudeDeg: atan2Deg(z, Math.hypot(x, y)) };
}

describe.each(MINOR_PLANETS)('%s', (id) => {
  const elements = readElements(id);

  it('is within 1″ of the published elements at their epoch, seen from the Sun', () => {
    const expected = placeByElements(elements);
    const { longitudeDeg, latitudeDeg } = ephemeris.position(id, jdUt(elements.epochJd), HELIOCENTRIC);
    expect(separationDeg(longitudeDeg, expected.longitudeDeg) * ARCSEC_PER_DEG).toBeLessThan(1);
    expect(Math.abs(latitudeDeg - expected.latitudeDeg) * ARCSEC_PER_DEG).toBeLessThan(1);
  });

  it('has the mean motion of its distance', () => {
    expect(MEAN_MOTION_DEG_PER_DAY[id] / (GAUSS_DEG / elements.distanceAu ** 1.5)).toBeCloseTo(1, 3);
  });

  it('has positions in all of its years, and is refused outside', () => {
    const { fromJdUt, toJdUt } = ephemeris.coverage(id);
    for (const moment of [fromJdUt, toJdUt]) {
      expect(() => ephemeris.position(id, moment, GEOCENTRIC)).not.toThrow();
      expect(() => ephemeris.position(id, moment, { ...GEOCENTRIC, center: HELIOCENTRIC.center })).not.toThrow();
    }
    for (const moment of [fromJdUt - 1, toJdUt + 1])
      expect(() => ephemeris.position(id, jdUt(moment), GEOCENTRIC)).toThrow(`${id} is known only from 1500 to 2102`);
  });
});
