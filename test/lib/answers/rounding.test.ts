import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundTo, roundWithinCycle, toZodiacPosition } from '../../../lib/answers/rounding.ts';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';
import { longitudeDeg } from '../../../lib/base/units/angle.ts';
import { forAll } from '../../support/for-all.ts';

const anyDecimals = fc.integer({ min: 0, max: 10 });
const nearBorder = fc
  .tuple(fc.integer({ min: 0, max: 12 }), fc.double({ min: -1e-9, max: 1e-9, noNaN: true }))
  .map(([sign, off]) => sign * 30 + off);
/** Longitudes whose last decimal is exactly on the fence. */
const halfway = fc.integer({ min: 0, max: 359_999_999 }).map((millionths) => (millionths + 0.5) / 1e6);
const anyLongitude = fc
  .oneof(fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }), nearBorder, halfway)
  .map(longitudeDeg);

it.each([
  [29.9999999996, 6, 29.999999, 'Aries', 29.999999],
  [29.9999999996, 0, 29, 'Aries', 29],
  [29.9999999996, 10, 29.9999999996, 'Aries', 29.9999999996],
  [359.99999999, 6, 359.999999, 'Pisces', 29.999999],
  [359.99999999, 2, 359.99, 'Pisces', 29.99],
  [359.7, 0, 359, 'Pisces', 29],
  [30, 6, 30, 'Taurus', 0],
  [30.0000004, 6, 30, 'Taurus', 0],
  [0, 6, 0, 'Aries', 0],
  [longitudeDeg(-1e-16), 6, 0, 'Aries', 0],
  [59.4999999, 0, 59, 'Taurus', 29],
])(
  'a longitude next to a border: %d° to %d decimals is %d°, in %s',
  (longitude, decimals, expected, sign, signLongitude) => {
    const place = toZodiacPosition(longitudeDeg(longitude), decimals);
    expect(place).toEqual({ longitude: expected, sign, sign_longitude: signLongitude });
  },
);

describe('any longitude to any number of decimals', () => {
  it('stays in [0, 360) and in the sign that holds it, and its parts agree', () => {
    forAll([anyLongitude, anyDecimals], { numRuns: 3000 }, (exact, decimals) => {
      const { longitude, sign, sign_longitude } = toZodiacPosition(exact, decimals);
      expect(longitude).toBeGreaterThanOrEqual(0);
      expect(longitude).toBeLessThan(360);
      expect(sign_longitude).toBeGreaterThanOrEqual(0);
      expect(sign_longitude).toBeLessThan(30);
      expect(sign).toBe(SIGNS[Math.floor(exact / 30)]);
      expect(sign).toBe(SIGNS[Math.floor(longitude / 30)]);
      expect(longitude).toBe(roundTo(SIGNS.indexOf(sign) * 30 + sign_longitude, decimals));
      expect(Object.is(longitude, -0) || Object.is(sign_longitude, -0)).toBe(false);
    });
  });

  it('is never further from the exact one than one unit of the last decimal', () => {
    forAll([anyLongitude, anyDecimals], { numRuns: 1000 }, (exact, decimals) => {
      const error = Math.abs(toZodiacPosition(exact, decimals).longitude - exact);
      expect(error).toBeLessThanOrEqual(10 ** -decimals + 1e-12);
    });
  });
});

describe('a number', () => {
  it.each([
    [-0.0000001, 6],
    [-0, 0],
    [-1e-300, 10],
    [-0.4, 0],
  ])('%d to %d decimals is 0, not −0', (value, decimals) => {
    expect(Object.is(roundTo(value, decimals), 0)).toBe(true);
  });

  it.each([
    [1.23456789, 4, 1.2346],
    [-1.23456789, 4, -1.2346],
    [2448058.0208333335, 9, 2448058.020833334],
  ])('%d to %d decimals is %d', (value, decimals, expected) => {
    expect(roundTo(value, decimals)).toBe(expected);
  });

  it('prints no more decimals than asked', () => {
    forAll([fc.double({ min: -360, max: 360, noNaN: true }), fc.integer({ min: 0, max: 6 })], (value, decimals) => {
      const printed = String(roundTo(value, decimals));
      expect(printed.includes('e') ? 0 : (printed.split('.')[1] ?? '').length).toBeLessThanOrEqual(decimals);
    });
  });
});

it.each([
  [360, 359.9999999, 6, 0],
  [360, 359.9999994, 6, 359.999999],
  [24, 23.7, 0, 0],
  [24, 23.4, 0, 23],
])('a number of a cycle of %d: %d to %d decimals is %d', (cycle, value, decimals, expected) => {
  expect(roundWithinCycle(cycle, value, decimals)).toBe(expected);
});
