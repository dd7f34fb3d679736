import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chebyshevNodes, fitChebyshev } from '../../../../lib/astro/search/chebyshev.ts';
import { findRoots } from '../../../../lib/astro/search/roots.ts';
import { forAll } from '../../../support/for-all.ts';

const seriesOf = (valueAt: (x: number) => number, terms = 16) => fitChebyshev(chebyshevNodes(terms).map(valueAt));

describe('a Chebyshev series', () => {
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
