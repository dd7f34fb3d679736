import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateChebyshev } from '../../../../lib/astro/search/chebyshev.ts';
import { findMultiples, findRootBetween, findRoots, findSeriesExtrema } from '../../../../lib/astro/search/roots.ts';
import { forAll } from '../../../support/for-all.ts';

const HALF_ROOT = Math.SQRT1_2;

describe('the roots of a series', () => {
  test.each([
    ['nothing', [], []],
    ['zero', [0], []],
    ['zero, in many terms', [0, 0, 0, 0], []],
    ['a constant', [5], []],
    ['no numbers', [Number.NaN, 1, 2], []],
    ['T₁', [0, 1], [0]],
    ['T₂ = 2x² − 1', [0, 0, 1], [-HALF_ROOT, HALF_ROOT]],
    ['T₃ = 4x³ − 3x', [0, 0, 0, 1], [-Math.sqrt(3) / 2, 0, Math.sqrt(3) / 2]],
    ['a first term larger than all others together', [3.1, 1, -1, 1], []],
    ['x − 1, which reaches zero from below at the end', [-1, 1], [1]],
    ['x + 1, which rises from zero at the start', [1, 1], []],
    ['2x², which only touches zero', [1, 0, 1], []],
  ])('of %s', (_what, series, expected) => {
    expect(findRoots(series)).toEqual(expected.map((root) => expect.closeTo(root, 12)));
  });

  test.each([
    ['a constant', [5], []],
    ['a straight line', [1, 2], []],
    ['a straight line with a rounding error', [1, 2, 1e-17], []],
    ['T₂', [0, 0, 1], [0]],
    ['T₃', [0, 0, 0, 1], [-0.5, 0.5]],
    ['zero', [0, 0, 0], []],
  ])('extrema of %s', (_what, series, expected) => {
    expect(findSeriesExtrema(series)).toEqual(expected.map((extremum) => expect.closeTo(extremum, 12)));
  });

  test('between two points of one sign is the end nearer to zero', () => {
    const line = [0, 1];
    expect(findRootBetween(line, 0.1, 0.9)).toBe(0.1);
    expect(findRootBetween(line, -0.9, -0.1)).toBe(-0.1);
    expect(findRootBetween(line, -0.9, 0.3)).toBeCloseTo(0, 12);
    expect(findRootBetween(line, -0.9, 0)).toBeCloseTo(0, 12);
  });
});

test('no root is missed, and none found twice, among waves of many frequencies', () => {
  // A term that is smaller than the rounding of longitudes, down to the least number above zero, stands for none.
  const anyTerm = fc.double({ min: -1, max: 1, noNaN: true }).map((term) => (Math.abs(term) < 1e-12 ? 0 : term));
  forAll(
    [fc.array(anyTerm, { minLength: 2, maxLength: 30 }), fc.double({ min: 0.3, max: 1, noNaN: true })],
    { numRuns: 2000, examples: [[[0, 1.5e-6], 0.66]] },
    (terms, decay) => {
      const series = terms.map((term, order) => term * decay ** order);
      const roots = findRoots(series);
      const borders = [-1, ...roots.slice(1).map((root, index) => (root + (roots[index] as number)) / 2), 1];
      const grid = Array.from({ length: 2001 }, (_, index) => index / 1000 - 1);
      const signs = [...borders, ...grid].sort((a, b) => a - b).map((x) => evaluateChebyshev(series, x) < 0);
      expect(signs.slice(1).filter((sign, index) => sign !== signs[index])).toHaveLength(roots.length);
      for (const root of roots) expect(Math.abs(evaluateChebyshev(series, root))).toBeLessThan(1e-12);
    },
  );
});

test.each([
  ['a constant between two multiples', [45], []],
  ['a straight line through two multiples', [45, 40], [-0.375, 0.375]],
  ['a line through zero', [0, 20], [0]],
  ['a parabola that turns between two multiples', [30, 0, 10], [-HALF_ROOT, HALF_ROOT]],
])('where a series is a multiple of a step: %s', (_what, series, expected) => {
  const found = findMultiples(series, 30);
  expect(found).toHaveLength(expected.length);
  for (const [index, x] of expected.entries()) expect(found[index]).toBeCloseTo(x, 12);
});
