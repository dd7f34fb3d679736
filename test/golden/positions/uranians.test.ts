import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MakeTime, RotateVector, Rotation_ECT_EQJ, Rotation_EQJ_ECT, Vector } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import { MEAN_MOTION_DEG_PER_DAY } from '../../../lib/base/catalog/mean-motions.ts';
import { atan2Deg, cosDeg, DEG_PER_RAD, separationDeg, sinDeg } from '../../../lib/base/units/angle.ts';
import { jdUt } from '../../../lib/base/units/time.ts';
import { EPHE_PATH, openRealEphemeris } from '../../lib/adapters/swiss/real-ephemeris.ts';
import { moments, toTt } from './reference/moments.ts';

const ephemeris = openRealEphemeris();
const URANIANS = ['cupido', 'hades', 'zeus', 'kronos', 'apollon', 'admetos', 'vulkanus', 'poseidon'] as const;
const HELIOCENTRIC = { zodiac: { type: 'tropical' }, center: { type: 'heliocentric' } } as const;

/** Epoch and equinox of the elements: the engine's J1900, Julian day (TT). */
const J1900 = 2415020;
const J2000 = 2451545;
/** Daily motion at 1 au, degrees: the Gaussian gravitational constant. @source GAUSS in the header of every such theory: 0.01720209895 rad */
const GAUSS_DEG = 0.01720209895 * DEG_PER_RAD;

/** Elements in the order of their file: anomaly, distance, eccentricity, perihelion from the node, node, inclination. */
function readElements(): ReadonlyMap<string, readonly number[]> {
  const lines = readFileSync(join(EPHE_PATH, 'seorbel.txt'), 'latin1').split('\n');
  const rows = lines.filter((line) => line.startsWith('J1900, J1900')).map((line) => line.split(','));
  return new Map(URANIANS.map((id, index) => [id, (rows[index] ?? []).slice(2, 8).map(Number)]));
}

function solveKeplerDeg(anomalyDeg: number, eccentricity: number): number {
  let eccentricDeg = anomalyDeg;
  for (let step = 0; step < 50; step += 1)
    eccentricDeg = anomalyDeg + eccentricity * DEG_PER_RAD * sinDeg(eccentricDeg);
  return eccentricDeg;
}

/** Direction in the ecliptic of 1900, seen from the Sun. */
function directionOf(elements: readonly number[], jdTt: number): Vector {
  const [anomaly = 0, distance = 1, e = 0, perihelion = 0, node = 0, inclination = 0] = elements;
  const eccentric = solveKeplerDeg(anomaly + (GAUSS_DEG / distance ** 1.5) * (jdTt - J1900), e);
  const trueAnomaly = atan2Deg(Math.sqrt(1 - e * e) * sinDeg(eccentric), cosDeg(eccentric) - e);
  const fromNode = perihelion + trueAnomaly;
  const [along, across] = [cosDeg(fromNode), sinDeg(fromNode)];
  return new Vector(
    along * cosDeg(node) - across * cosDeg(inclination) * sinDeg(node),
    along * sinDeg(node) + across * cosDeg(inclination) * cosDeg(node),
    across * sinDeg(inclination),
    MakeTime(0),
  );
}

/** The engine's J1900 is a mean equinox and the library's ecliptic of date a true one: 17″ of nutation at most, twice. */
const LIMIT_DEG = 0.01;

describe('the hypothetical planets against their elements in seorbel.txt, seen from the Sun', () => {
  const elements = readElements();
  const from1900 = Rotation_ECT_EQJ(MakeTime(J1900 - J2000));

  it.each(URANIANS)('%s within 0.01° by Kepler’s equation and astronomy-engine’s precession, 1800–2100', (id) => {
    for (const moment of moments(3371.137)) {
      const jdTt = toTt(ephemeris, moment);
      const there = RotateVector(from1900, directionOf(elements.get(id) ?? [], jdTt));
      const { x, y } = RotateVector(Rotation_EQJ_ECT(MakeTime(moment - J2000)), there);
      const { longitudeDeg } = ephemeris.position(id, moment, HELIOCENTRIC);
      expect(separationDeg(atan2Deg(y, x), longitudeDeg)).toBeLessThan(LIMIT_DEG);
    }
  });

  it.each(URANIANS)('%s has the mean motion of its distance', (id) => {
    const distance = elements.get(id)?.[1] ?? Number.NaN;
    expect(MEAN_MOTION_DEG_PER_DAY[id] / (GAUSS_DEG / distance ** 1.5)).toBeCloseTo(1, 3);
  });
});

describe('Pholus', () => {
  it('is covered from 2959 BCE on, and refused before', () => {
    const { fromJdUt } = ephemeris.coverage('pholus');
    const frame = { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } } as const;
    expect(() => ephemeris.position('pholus', fromJdUt, frame)).not.toThrow();
    expect(() => ephemeris.position('pholus', jdUt(fromJdUt - 1), frame)).toThrow(/pholus is known only/);
  });

  it('has the mean motion of its revolution around 2000', () => {
    const start = ephemeris.position('pholus', jdUt(J2000 - 16_800), HELIOCENTRIC).longitudeDeg;
    const days = 360 / MEAN_MOTION_DEG_PER_DAY.pholus;
    const end = ephemeris.position('pholus', jdUt(J2000 - 16_800 + days), HELIOCENTRIC).longitudeDeg;
    expect(separationDeg(start, end)).toBeLessThan(3);
  });
});
