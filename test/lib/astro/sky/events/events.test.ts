import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stateAt } from '../../../../../lib/astro/motion/geocentric-sky.ts';
import type { EclipticState } from '../../../../../lib/astro/port.ts';
import { findSolarConjunctions } from '../../../../../lib/astro/sky/events/conjunctions.ts';
import { findGreatestElongations } from '../../../../../lib/astro/sky/events/elongations.ts';
import { findStations } from '../../../../../lib/astro/sky/events/stations.ts';
import type { CatalogBodyId } from '../../../../../lib/base/catalog/bodies.ts';
import { separationDeg } from '../../../../../lib/base/units/angle.ts';
import { type JdUt, jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';
import { forAll } from '../../../../support/for-all.ts';
import { tropicalSky as sky } from '../../../../support/tropical-sky.ts';

const J2000 = 2451545;
const YEAR = 365.25;
const windowOf = (from: number, days: number) => ({ fromJdUt: jdUt(from), toJdUt: jdUt(from + days) });

/** Planets with their synodic period and the conjunctions in each period. */
const PLANETS: readonly (readonly [body: CatalogBodyId, synodicDays: number, conjunctions: number])[] = [
  ['mercury', 115.88, 2],
  ['venus', 583.92, 2],
  ['mars', 779.94, 1],
  ['jupiter', 398.88, 1],
  ['neptune', 367.49, 1],
];

describe.each(PLANETS)('thirty years of %s', (body, synodicDays, conjunctionsEach) => {
  const search = [sky, body, windowOf(J2000, 30 * YEAR)] as const;
  const periods = (30 * YEAR) / synodicDays;

  test('conjunctions are as many as the synodic period implies, at the Sun’s longitude', () => {
    const found = findSolarConjunctions(...search);
    expect(Math.abs(found.length - conjunctionsEach * periods)).toBeLessThan(2);
    for (const { position, sun } of found) {
      expect(separationDeg(position.longitudeDeg, sun.longitudeDeg) * 3600).toBeLessThan(0.001);
    }
  });

  test('stations are two in each period, alternating, with almost no speed', () => {
    const found = findStations(...search);
    expect(Math.abs(found.length - 2 * periods)).toBeLessThan(2);
    found.forEach(({ motion, moment }, index) => {
      expect(motion).not.toBe(found[index - 1]?.motion);
      expect(Math.abs(stateAt(sky, body, moment).longitudeSpeedDegPerDay)).toBeLessThan(2e-5);
    });
  });

  test('greatest elongations are maxima of the true separation', () => {
    const found = findGreatestElongations(...search);
    const each = conjunctionsEach === 2 ? 2 : 1;
    expect(Math.abs(found.length - each * periods)).toBeLessThan(2);
    for (const { moment, elongationDeg } of found) {
      const apart = (days: number): number => separationAt(body, jdUt(moment + days));
      expect(apart(-0.2)).toBeLessThan(elongationDeg);
      expect(apart(0.2)).toBeLessThan(elongationDeg);
    }
  });
});

type Axes = readonly [number, number, number];

function directionOf({ longitudeDeg, latitudeDeg }: EclipticState): Axes {
  const [longitude, latitude] = [(longitudeDeg * Math.PI) / 180, (latitudeDeg * Math.PI) / 180];
  const across = Math.cos(latitude);
  return [across * Math.cos(longitude), across * Math.sin(longitude), Math.sin(latitude)];
}

/** Separation from the Sun by the dot product of directions, degrees. */
function separationAt(body: CatalogBodyId, moment: JdUt): number {
  const [a, b] = [directionOf(stateAt(sky, body, moment)), directionOf(stateAt(sky, 'sun', moment))];
  return (Math.acos(a[0] * b[0] + a[1] * b[1] + a[2] * b[2]) * 180) / Math.PI;
}

describe('any window', () => {
  const century = windowOf(J2000, 100 * YEAR);
  const all = findSolarConjunctions(sky, 'venus', century);
  const allElongations = findGreatestElongations(sky, 'venus', century);
  const allStations = findStations(sky, 'venus', century);
  const anyWindow = fc
    .tuple(fc.double({ min: 0, max: 90 * YEAR, noNaN: true }), fc.double({ min: 0, max: 10 * YEAR, noNaN: true }))
    .map(([start, days]) => windowOf(J2000 + start, days));

  test('has the events of the century that lie in it, at the same instants to the last bit', () => {
    forAll([anyWindow], { numRuns: 50 }, (window) => {
      const isInWindow = ({ moment }: { readonly moment: JdUt }) =>
        moment >= window.fromJdUt && moment <= window.toJdUt;
      expect(findSolarConjunctions(sky, 'venus', window)).toEqual(all.filter(isInWindow));
      expect(findStations(sky, 'venus', window)).toEqual(allStations.filter(isInWindow));
      expect(findGreatestElongations(sky, 'venus', window)).toEqual(allElongations.filter(isInWindow));
    });
  });
});

describe('the ends of the ephemeris', () => {
  const { fromJdUt, toJdUt } = ephemeris.coverage('venus');

  test('limit a window that reaches beyond them', () => {
    const early = findSolarConjunctions(sky, 'venus', windowOf(fromJdUt - 1000, 2000));
    expect(early).toEqual(findSolarConjunctions(sky, 'venus', windowOf(fromJdUt, 1000)));
    expect(findGreatestElongations(sky, 'venus', windowOf(toJdUt - 1000, 2000)).length).toBeGreaterThan(0);
  });

  test('leave a window outside them without events', () => {
    for (const window of [windowOf(fromJdUt - 2000, 1000), windowOf(toJdUt + 1000, 1000)]) {
      expect(findSolarConjunctions(sky, 'venus', window)).toEqual([]);
      expect(findStations(sky, 'venus', window)).toEqual([]);
      expect(findGreatestElongations(sky, 'venus', window)).toEqual([]);
    }
  });
});
