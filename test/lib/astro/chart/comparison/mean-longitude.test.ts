import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeMeanLongitude } from '../../../../../lib/astro/chart/comparison/mean-longitude.ts';
import { separationDeg } from '../../../../../lib/base/units/angle.ts';
import { forAll } from '../../../../support/for-all.ts';

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

test('the midpoint of two longitudes is equally far from both, at most 90°', () => {
  forAll([longitude, longitude], (first, second) => {
    const { longitudeDeg } = computeMeanLongitude([first, second]);
    const off = [first, second].map((one) => separationDeg(longitudeDeg, one));
    expect(off[0]).toBeCloseTo(off[1] as number, 8);
    expect(off[0]).toBeLessThan(90 + 1e-8);
  });
});

describe('three or more longitudes', () => {
  test('those that cancel each other out have their mean 90° after the first', () => {
    expect(computeMeanLongitude([10, 130, 250])).toEqual({ longitudeDeg: 100, isAmbiguous: true });
    expect(computeMeanLongitude([0, 90, 180, 270])).toEqual({ longitudeDeg: 90, isAmbiguous: true });
  });

  // Where the vectors all but cancel out, what is left of them is rounding in the sixth digit.
  test('the mean does not depend on the order', () => {
    forAll([fc.array(longitude, { minLength: 2, maxLength: 10 })], (longitudes) => {
      const [there, back] = [computeMeanLongitude(longitudes), computeMeanLongitude(longitudes.toReversed())];
      fc.pre(!there.isAmbiguous);
      expect(separationDeg(there.longitudeDeg, back.longitudeDeg)).toBeLessThan(1e-4);
    });
  });
});

test('the mean of equal longitudes is that longitude', () => {
  forAll([longitude, fc.integer({ min: 2, max: 10 })], (one, count) => {
    const { longitudeDeg, isAmbiguous } = computeMeanLongitude(Array.from({ length: count }, () => one));
    expect(separationDeg(longitudeDeg, one)).toBeLessThan(1e-11);
    expect(isAmbiguous).toBe(false);
  });
});
