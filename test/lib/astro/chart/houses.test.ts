import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cuspOrderOf, houseOf, houseSizesDeg } from '../../../../lib/astro/chart/houses.ts';
import { longitudeDeg } from '../../../../lib/base/units/angle.ts';
import { forAll } from '../../../support/for-all.ts';

const equal = (first: number) => Array.from({ length: 12 }, (_, index) => longitudeDeg(first + index * 30));
const listReversedCusps = (first: number) => Array.from({ length: 12 }, (_, index) => longitudeDeg(first - index * 30));
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/** Above that of cusps and sizes, and the 1e-11° by which a longitude before a cusp is still on it. */
const ROUNDING_DEG = 1e-9;

/** Twelve cusps at random, in the order of the signs, beginning anywhere. */
const anyDirect = fc
  .tuple(
    fc.double({ min: 0, max: 360, noNaN: true }),
    fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 12, maxLength: 12 }),
  )
  .map(([first, parts]) => {
    const whole = sum(parts);
    let cusp = first;
    return parts.map((part) => {
      const here = longitudeDeg(cusp);
      cusp += (part / whole) * 360;
      return here;
    });
  });
const anyLongitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }).map(longitudeDeg);

describe('the house of a longitude', () => {
  it('is the one whose half-open interval contains it, for cusps in either direction', () => {
    forAll(
      [anyDirect, anyLongitude, fc.boolean()],
      { numRuns: 2000, examples: [[equal(0), longitudeDeg(359.999_999_999_99), false]] },
      (direct, longitude, isReversed) => {
        const cusps = isReversed ? direct.map((cusp) => longitudeDeg(-cusp)) : direct;
        const order = isReversed ? 'reversed' : 'direct';
        expect(cuspOrderOf(cusps)).toBe(order);
        const index = houseOf(longitude, cusps, order) - 1;
        const size = houseSizesDeg(cusps, order)[index] as number;
        const way = isReversed ? -1 : 1;
        expect(longitudeDeg(way * (longitude - (cusps[index] as number)) + ROUNDING_DEG)).toBeLessThan(
          size + 2 * ROUNDING_DEG,
        );
      },
    );
  });

  it('of a cusp is the house that begins there', () => {
    forAll([anyDirect], (cusps) => {
      expect(cusps.map((cusp) => houseOf(cusp, cusps, 'direct'))).toEqual(cusps.map((_, index) => index + 1));
    });
  });

  it.each([
    ['direct', equal(350), 1e-12],
    ['reversed', listReversedCusps(350), -1e-12],
  ] as const)('is that of a cusp from which rounding alone separates it: %s cusps', (order, cusps, roundingDeg) => {
    const before = cusps.map((cusp) => longitudeDeg(cusp - roundingDeg));
    expect(before.map((longitude) => houseOf(longitude, cusps, order))).toEqual(cusps.map((_, index) => index + 1));
    const farther = cusps.map((cusp) => longitudeDeg(cusp - 100 * roundingDeg));
    expect(farther.map((longitude) => houseOf(longitude, cusps, order))).toEqual(
      cusps.map((_, index) => ((index + 11) % 12) + 1),
    );
  });
});

describe('the sizes of the houses', () => {
  it('add up to the whole circle, in the direction of the cusps', () => {
    forAll([anyDirect], (cusps) => {
      const backwards = cusps.map((cusp) => longitudeDeg(-cusp));
      expect(sum(houseSizesDeg(cusps, 'direct'))).toBeCloseTo(360, 9);
      expect(sum(houseSizesDeg(backwards, 'reversed'))).toBeCloseTo(360, 9);
    });
  });
});
