import { describe, expect, test } from 'vitest';
import { solveFalsePosition } from '../../../../lib/domain/search/false-position.ts';

/** A function that notes where it is asked. */
function watched(valueAt: (x: number) => number) {
  const asked: number[] = [];
  const watching = (x: number): number => {
    asked.push(x);
    return valueAt(x);
  };
  return { asked, valueAt: watching };
}

describe('the zero of a function', () => {
  test.each([
    ['a straight line, at once', (x: number) => 2 * x - 1, 0.5, 3],
    ['a curve that hugs the axis at one end', (x: number) => x ** 9 - 0.5, 0.5 ** (1 / 9), 13],
    ['one that hugs it at the other', (x: number) => 0.5 - (1 - x) ** 9, 1 - 0.5 ** (1 / 9), 13],
    ['an exponential', (x: number) => Math.exp(5 * x) - 20, Math.log(20) / 5, 14],
  ])('%s, to a billionth in few looks', (_what, curve, zero, looks) => {
    const { asked, valueAt } = watched(curve);
    expect(solveFalsePosition(valueAt, { low: 0, high: 1, smallestStep: 1e-9 })).toBeCloseTo(zero, 8);
    expect(asked.length).toBe(looks);
  });

  test('at an end is found there, and never looked for beyond it', () => {
    for (const [curve, zero] of [[(x: number) => -x, 0] as const, [(x: number) => x - 1, 1] as const]) {
      const { asked, valueAt } = watched(curve);
      expect(solveFalsePosition(valueAt, { low: 0, high: 1, smallestStep: 1e-9 })).toBeCloseTo(zero, 6);
      expect(Math.min(...asked)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...asked)).toBeLessThanOrEqual(1);
      // Off the ends themselves, which were asked first.
      for (const x of asked.slice(2)) expect([0, 1]).not.toContain(x);
    }
  });

  test('of a jump without a slope is found by halving', () => {
    const { asked, valueAt } = watched((x) => (x < 2.3 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY));
    expect(solveFalsePosition(valueAt, { low: 2, high: 4, smallestStep: 1e-9 })).toBeCloseTo(2.3, 8);
    expect(asked.slice(2, 5)).toEqual([3, 2.5, 2.25]);
  });
});

describe('the search ends', () => {
  test('where the value is small enough, the bound itself included', () => {
    const curve = (x: number): number => (x < 0.2 ? -1 : x > 0.8 ? 1 : 0.125);
    for (const [smallestValue, looks] of [
      [0.125, 3],
      [0.2, 3],
    ] as const) {
      const { asked, valueAt } = watched(curve);
      expect(solveFalsePosition(valueAt, { low: 0, high: 1, smallestStep: 1e-6, smallestValue })).toBe(0.5);
      expect(asked.length).toBe(looks);
    }
    const { asked, valueAt } = watched(curve);
    expect(solveFalsePosition(valueAt, { low: 0, high: 1, smallestStep: 1e-6, smallestValue: 0.1 })).toBeCloseTo(
      0.2,
      5,
    );
    expect(asked.length).toBeGreaterThan(3);
  });

  test('where the stretch is as short as asked, at the end that is nearer to zero', () => {
    const low = watched((x) => (x < 0.5 ? -1 : 3));
    expect(solveFalsePosition(low.valueAt, { low: 0, high: 1, smallestStep: 1 })).toBe(0);
    const high = watched((x) => (x < 0.5 ? -3 : 1));
    expect(solveFalsePosition(high.valueAt, { low: 0, high: 1, smallestStep: 1 })).toBe(1);
    expect([low.asked, high.asked]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  test('after sixty steps whatever was asked', () => {
    const { asked, valueAt } = watched((x) => (x < 1 / 3 ? -1 : 1));
    expect(solveFalsePosition(valueAt, { low: 0, high: 1, smallestStep: 0 })).toBeCloseTo(1 / 3, 9);
    expect(asked.length).toBe(62);
  });
});
