import { describe, expect, test } from 'vitest';
import { solveFalsePosition } from '../../../../lib/astro/search/false-position.ts';

/** A function that records its arguments. */
function recordArguments(valueAt: (x: number) => number) {
  const points: number[] = [];
  const recording = (x: number): number => {
    points.push(x);
    return valueAt(x);
  };
  return { points, valueAt: recording };
}

describe('the zero of a function', () => {
  test.each([
    ['a straight line, at once', (x: number) => 2 * x - 1, 0.5, 3],
    ['a curve that is flat near one end', (x: number) => x ** 9 - 0.5, 0.5 ** (1 / 9), 13],
    ['a curve that is flat near the other end', (x: number) => 0.5 - (1 - x) ** 9, 1 - 0.5 ** (1 / 9), 13],
    ['an exponential', (x: number) => Math.exp(5 * x) - 20, Math.log(20) / 5, 14],
  ])('%s, to a billionth in few evaluations', (_what, curve, zero, evaluations) => {
    const { points, valueAt } = recordArguments(curve);
    expect(solveFalsePosition(valueAt, { low: 0, high: 1, smallestStep: 1e-9 })).toBeCloseTo(zero, 8);
    expect(points.length).toBe(evaluations);
  });

  test('at an end is found there, without evaluations outside the bracket', () => {
    for (const [curve, zero] of [[(x: number) => -x, 0] as const, [(x: number) => x - 1, 1] as const]) {
      const { points, valueAt } = recordArguments(curve);
      expect(solveFalsePosition(valueAt, { low: 0, high: 1, smallestStep: 1e-9 })).toBeCloseTo(zero, 6);
      expect(Math.min(...points)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...points)).toBeLessThanOrEqual(1);
      // The ends are evaluated first, and only once.
      for (const x of points.slice(2)) expect([0, 1]).not.toContain(x);
    }
  });

  test('of a jump without a slope is found by bisection', () => {
    const { points, valueAt } = recordArguments((x) => (x < 2.3 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY));
    expect(solveFalsePosition(valueAt, { low: 2, high: 4, smallestStep: 1e-9 })).toBeCloseTo(2.3, 8);
    expect(points.slice(2, 5)).toEqual([3, 2.5, 2.25]);
  });
});

describe('the search ends', () => {
  test('at a value that is small enough, the bound included', () => {
    const curve = (x: number): number => (x < 0.2 ? -1 : x > 0.8 ? 1 : 0.125);
    for (const [smallestValue, evaluations] of [
      [0.125, 3],
      [0.2, 3],
    ] as const) {
      const { points, valueAt } = recordArguments(curve);
      expect(solveFalsePosition(valueAt, { low: 0, high: 1, smallestStep: 1e-6, smallestValue })).toBe(0.5);
      expect(points.length).toBe(evaluations);
    }
    const { points, valueAt } = recordArguments(curve);
    expect(solveFalsePosition(valueAt, { low: 0, high: 1, smallestStep: 1e-6, smallestValue: 0.1 })).toBeCloseTo(
      0.2,
      5,
    );
    expect(points.length).toBeGreaterThan(3);
  });

  test('at the smallest step, with the end that is nearer to zero', () => {
    const low = recordArguments((x) => (x < 0.5 ? -1 : 3));
    expect(solveFalsePosition(low.valueAt, { low: 0, high: 1, smallestStep: 1 })).toBe(0);
    const high = recordArguments((x) => (x < 0.5 ? -3 : 1));
    expect(solveFalsePosition(high.valueAt, { low: 0, high: 1, smallestStep: 1 })).toBe(1);
    expect([low.points, high.points]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  test('after sixty steps at any tolerance', () => {
    const { points, valueAt } = recordArguments((x) => (x < 1 / 3 ? -1 : 1));
    expect(solveFalsePosition(valueAt, { low: 0, high: 1, smallestStep: 0 })).toBeCloseTo(1 / 3, 9);
    expect(points.length).toBe(62);
  });
});
