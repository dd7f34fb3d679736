import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chebyshevNodes,
  deriveChebyshev,
  evaluateChebyshev,
  fitChebyshev,
} from '../../../../lib/astro/search/chebyshev.ts';
import { fitCurve } from '../../../../lib/astro/search/curve.ts';
import { findExtrema } from '../../../../lib/astro/search/extrema.ts';
import { findRoots } from '../../../../lib/astro/search/roots.ts';
import type { ValueAt } from '../../../../lib/astro/search/zeros.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { forAll } from '../../../support/for-all.ts';

const fit = { pieceDays: 8, terms: 16, tolerance: 1e-9 };
const window = (days: number) => ({ fromJdUt: jdUt(0), toJdUt: jdUt(days) });
const seriesOf = (valueAt: (x: number) => number, terms = 16) => fitChebyshev(chebyshevNodes(terms).map(valueAt));

describe('a Chebyshev series', () => {
  test('has the values and the slope of the fitted function', () => {
    const series = seriesOf((x) => Math.exp(x));
    for (const x of [-1, -0.3, 0, 0.7, 1]) {
      expect(evaluateChebyshev(series, x)).toBeCloseTo(Math.exp(x), 12);
      expect(evaluateChebyshev(deriveChebyshev(series), x)).toBeCloseTo(Math.exp(x), 10);
    }
  });

  test('has every root of a polynomial, including close pairs', () => {
    const distinct = fc
      .uniqueArray(fc.integer({ min: -98, max: 98 }), { minLength: 1, maxLength: 6 })
      .map((roots) => roots.map((root) => root / 100).sort((a, b) => a - b));
    forAll([distinct], (roots) => {
      const found = findRoots(seriesOf((x) => roots.reduce((product, root) => product * (x - root), 1)));
      expect(found.length).toBe(roots.length);
      found.forEach((root, index) => {
        expect(root).toBeCloseTo(roots[index] as number, 6);
      });
    });
  });
});

test('extrema alternate and lie where the slope is zero', () => {
  const wave: ValueAt = (day) => Math.sin(day);
  const found = findExtrema(fitCurve(window(100), wave, fit));
  expect(found.length).toBe(32);
  found.forEach(({ moment, kind, value }, index) => {
    expect(moment).toBeCloseTo(Math.PI / 2 + index * Math.PI, 6);
    expect(kind).toBe(index % 2 === 0 ? 'maximum' : 'minimum');
    expect(value).toBeCloseTo(index % 2 === 0 ? 1 : -1, 9);
  });
});
