import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIAL_MODULI, type DialPoint, distanceOnDial, wrapOnDial } from '../../../../../lib/astro/chart/dial/dial.ts';
import { findPlanetaryPictures } from '../../../../../lib/astro/chart/dial/planetary-pictures.ts';
import { findMidpointStructures } from '../../../../../lib/astro/chart/dial/structures.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import { forAll } from '../../../../support/for-all.ts';

const listPoints = (longitudes: readonly number[]): readonly DialPoint[] =>
  longitudes.map((longitude, index) => ({ id: `p${index}`, longitudeDeg: longitudeDeg(longitude) }));

const anyLongitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const anyPoints = fc.array(anyLongitude, { minLength: 2, maxLength: 9 }).map(listPoints);
const anySettings = fc.record({
  modulusDeg: fc.constantFrom(...DIAL_MODULI),
  orbDeg: fc.double({ min: 0, max: 3, noNaN: true }),
});

/** The distance of an angle from the nearest multiple of the modulus, by trying every one. */
function tryMultiples(angleDeg: number, modulusDeg: number): number {
  const multiples = Array.from(
    { length: 2 * Math.ceil(1440 / modulusDeg) + 1 },
    (_, index) => index * modulusDeg - 1440,
  );
  return Math.min(...multiples.map((multiple) => Math.abs(angleDeg - multiple)));
}

/** Rounding may decide about a distance that equals the orb. */
const isNearOrb = (distanceDeg: number, orbDeg: number): boolean => Math.abs(distanceDeg - orbDeg) < 1e-9;

describe('the positions on a dial', () => {
  it('are at least 0 and below the modulus, and distances at most half of it', () => {
    forAll([fc.double({ min: -720, max: 720, noNaN: true }), fc.constantFrom(...DIAL_MODULI)], (angle, modulus) => {
      expect(wrapOnDial(angle, modulus)).toBeGreaterThanOrEqual(0);
      expect(wrapOnDial(angle, modulus)).toBeLessThan(modulus);
      expect(distanceOnDial(angle, modulus)).toBeCloseTo(tryMultiples(angle, modulus), 9);
    });
  });
});

describe('midpoint structures', () => {
  it('are those that a look at every three points finds, with the same orbs', () => {
    forAll([anyPoints, anySettings], (points, settings) => {
      const { modulusDeg, orbDeg } = settings;
      const expected: string[] = [];
      for (const [i, a] of points.entries()) {
        for (const b of points.slice(i + 1)) {
          for (const c of points) {
            if (c === a || c === b) continue;
            const midpoint = (a.longitudeDeg + b.longitudeDeg) / 2;
            const distance = tryMultiples(c.longitudeDeg - midpoint, modulusDeg / 2);
            fc.pre(!isNearOrb(distance, orbDeg));
            if (distance <= orbDeg) expected.push(`${a.id}/${b.id}=${c.id}`);
          }
        }
      }
      const found = findMidpointStructures(points, settings);
      expect(found.map(({ pair, point }) => `${pair.join('/')}=${point}`).sort()).toEqual(expected.sort());
      expect(found.map(({ orbDeg: orb }) => orb)).toEqual(found.map(({ orbDeg: orb }) => orb).sort((x, y) => x - y));
    });
  });
});

describe('planetary pictures', () => {
  it('are those that a look at every four points finds, each once, with the same orbs', () => {
    forAll([anyPoints, anySettings], { numRuns: 60 }, (points, settings) => {
      const { modulusDeg, orbDeg } = settings;
      const expected = new Map<string, number>();
      for (const a of points) {
        for (const b of points) {
          for (const c of points) {
            for (const d of points) {
              if (new Set([a, b, c, d]).size < 4) continue;
              const sensitivePoint = a.longitudeDeg + b.longitudeDeg - c.longitudeDeg;
              const distance = tryMultiples(sensitivePoint - d.longitudeDeg, modulusDeg);
              fc.pre(!isNearOrb(distance, orbDeg));
              if (distance <= orbDeg) expected.set(nameFour([a.id, b.id], [c.id, d.id]), distance);
            }
          }
        }
      }
      const found = findPlanetaryPictures(points, settings);
      expect(found.map(({ pairs }) => nameFour(...pairs)).sort()).toEqual([...expected.keys()].sort());
      for (const { pairs, orbDeg: orb } of found) expect(orb).toBeCloseTo(expected.get(nameFour(...pairs)) ?? -1, 9);
    });
  });
});

/** One name for a picture, for any order of its pairs and their points. */
function nameFour(one: readonly string[], other: readonly string[]): string {
  return [one, other]
    .map((pair) => [...pair].sort().join('+'))
    .sort()
    .join(' = ');
}
