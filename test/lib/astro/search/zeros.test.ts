import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findTurn } from '../../../../lib/astro/search/extrema.ts';
import { findZeros, refineZero, solveZero, type ValueAt } from '../../../../lib/astro/search/zeros.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { forAll } from '../../../support/for-all.ts';

/** A function that records its arguments. */
function recordArguments(valueAt: (x: number) => number) {
  const points: number[] = [];
  const recording = (x: number): number => {
    points.push(x);
    return valueAt(x);
  };
  return { points, valueAt: recording };
}

const bracket = { low: -1, high: 1, tolerance: 1e-9 };

describe('the zero of a quantity', () => {
  test('of a monotone cubic is found to a tenth of the tolerance, in nine evaluations if it is nearly straight', () => {
    const anyShape = fc.record({
      zero: fc.double({ min: -0.99, max: 0.99, noNaN: true }),
      slope: fc.double({ min: 0.1, max: 10, noNaN: true }),
      bend: fc.double({ min: 0, max: 10, noNaN: true }),
      isFalling: fc.boolean(),
    });
    forAll(
      [anyShape],
      { examples: [[{ zero: -1.02e-10, slope: 0.1, bend: 10, isFalling: false }]] },
      ({ zero, slope, bend, isFalling }) => {
        const { points, valueAt } = recordArguments(
          (x) => (isFalling ? -1 : 1) * (slope * (x - zero) + bend * (x ** 3 - zero ** 3)),
        );
        const found = solveZero(valueAt, bracket);
        expect(Math.abs(found - zero)).toBeLessThan(1e-10);
        expect(points.length).toBeLessThanOrEqual(bend < slope / 10 ? 9 : 40);
        const all = points.length;
        expect(solveZero(valueAt, { ...bracket, ends: [valueAt(-1), valueAt(1)] })).toBe(found);
        expect(points.length).toBe(all + all);
      },
    );
  });

  test('of a jump without a slope is found by bisection', () => {
    const { points, valueAt } = recordArguments((x) => (x < 2.3 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY));
    expect(solveZero(valueAt, { low: 2, high: 4, tolerance: 1e-9 })).toBeCloseTo(2.3, 8);
    expect(points.slice(2, 5)).toEqual([3, 2.5, 2.25]);
  });

  test('is the end nearer to zero where both ends have one sign', () => {
    expect(solveZero((x) => x + 5, bracket)).toBe(-1);
    expect(solveZero((x) => x - 5, bracket)).toBe(1);
  });
});

describe('from an estimate', () => {
  const line = (x: number): number => 3 * (x - 0.25);

  test('takes one evaluation where the step is no longer than the tolerance', () => {
    const { points, valueAt } = recordArguments(line);
    const estimate = { at: 0.2504, slope: 3.01, isRising: true };
    expect(solveZero(valueAt, { low: -1, high: 1, tolerance: 1e-3, estimate })).toBeCloseTo(0.25, 5);
    expect(points).toEqual([0.2504]);
  });

  test('takes two where it is longer, for a growing and a shrinking quantity, and none at the ends', () => {
    for (const sign of [1, -1]) {
      const { points, valueAt } = recordArguments((x) => sign * line(x));
      const estimate = { at: 0.3, slope: sign * 3.01, isRising: sign > 0 };
      expect(solveZero(valueAt, { low: -1, high: 1, tolerance: 1e-3, estimate })).toBeCloseTo(0.25, 5);
      expect(points.length).toBe(2);
    }
  });

  test('halves the bracket where a step would leave it, and ends at the end where there is no zero', () => {
    const estimate = { at: 0.9, slope: 0.01, isRising: true };
    const { points, valueAt } = recordArguments(line);
    expect(solveZero(valueAt, { ...bracket, estimate })).toBeCloseTo(0.25, 8);
    expect(Math.min(...points)).toBeGreaterThanOrEqual(-1);
    expect(solveZero(() => -1, { ...bracket, estimate })).toBeCloseTo(1, 8);
  });
});

describe('zeros as functions of time', () => {
  const wave: ValueAt = (moment) => Math.sin(moment - 2_451_545);
  const samples = [0, 2, 4, 5, 8].map((day) => ({ moment: jdUt(2_451_545 + day), value: Math.sin(day) }));

  test('lie between samples of different signs, to a quarter of a millisecond', () => {
    const found = findZeros(samples, wave);
    expect(found.map(({ isRising }) => isRising)).toEqual([false, true]);
    for (const [index, { moment }] of found.entries()) {
      expect(Math.abs(moment - 2_451_545 - (index + 1) * Math.PI)).toBeLessThan(0.3e-3 / 86_400);
    }
    const [low, high] = [jdUt(2_451_547), jdUt(2_451_549)];
    expect(refineZero(wave, { low, high })).toBeCloseTo(found[0]?.moment ?? 0, 8);
  });

  test('an extremum is the zero of the slope, and none where the slope keeps its sign', () => {
    const range = { fromJdUt: jdUt(2_451_545), toJdUt: jdUt(2_451_548) };
    expect(findTurn(wave, range, 1e-4)).toBeCloseTo(2_451_545 + Math.PI / 2, 5);
    expect(findTurn(wave, { ...range, toJdUt: jdUt(2_451_546) }, 1e-4)).toBeUndefined();
  });
});
