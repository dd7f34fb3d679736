import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeMeanLongitude } from '../../../../../lib/astro/chart/comparison/mean-longitude.ts';
import { separationDeg } from '../../../../../lib/base/units/angle.ts';

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

describe('two longitudes', () => {
  test.each([
    [[350, 10], 0],
    [[10, 350], 0],
    [[10, 100], 55],
    [[359, 179.5], 89.25 + 180],
    [[200, 200], 200],
  ])('the nearer midpoint of %j is %d', (longitudes, expected) => {
    const { longitudeDeg, isAmbiguous } = computeMeanLongitude(longitudes);
    expect(longitudeDeg).toBeCloseTo(expected, 12);
    expect(isAmbiguous).toBe(false);
  });

  test('an exact opposition has its midpoint 90° after the first', () => {
    expect(computeMeanLongitude([10, 190])).toEqual({ longitudeDeg: 100, isAmbiguous: true });
    expect(computeMeanLongitude([190, 10])).toEqual({ longitudeDeg: 280, isAmbiguous: true });
  });

  test('the midpoint is equally far from both, at most 90°', () => {
    fc.assert(
      fc.property(longitude, longitude, (first, second) => {
        const { longitudeDeg } = computeMeanLongitude([first, second]);
        const off = [first, second].map((one) => separationDeg(longitudeDeg, one));
        expect(off[0]).toBeCloseTo(off[1] as number, 8);
        expect(off[0]).toBeLessThan(90 + 1e-8);
      }),
    );
  });
});

describe('three or more longitudes', () => {
  test.each([
    [[350, 0, 10], 0],
    [[0, 0, 90], 26.56505117707799],
    [[30, 30, 30], 30],
  ])('the circular mean of %j is %d', (longitudes, expected) => {
    expect(separationDeg(computeMeanLongitude(longitudes).longitudeDeg, expected)).toBeLessThan(1e-12);
  });

  test('those that cancel each other out have their mean 90° after the first', () => {
    expect(computeMeanLongitude([10, 130, 250])).toEqual({ longitudeDeg: 100, isAmbiguous: true });
    expect(computeMeanLongitude([0, 90, 180, 270])).toEqual({ longitudeDeg: 90, isAmbiguous: true });
  });

  // Where the vectors all but cancel out, what is left of them is rounding in the sixth digit.
  test('the mean does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(longitude, { minLength: 2, maxLength: 10 }), (longitudes) => {
        const [there, back] = [computeMeanLongitude(longitudes), computeMeanLongitude(longitudes.toReversed())];
        fc.pre(!there.isAmbiguous);
        expect(separationDeg(there.longitudeDeg, back.longitudeDeg)).toBeLessThan(1e-4);
      }),
    );
  });
});

test('the mean of equal longitudes is that longitude', () => {
  fc.assert(
    fc.property(longitude, fc.integer({ min: 2, max: 10 }), (one, count) => {
      const { longitudeDeg, isAmbiguous } = computeMeanLongitude(Array.from({ length: count }, () => one));
      expect(separationDeg(longitudeDeg, one)).toBeLessThan(1e-11);
      expect(isAmbiguous).toBe(false);
    }),
  );
});
