import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deriveChebyshev, evaluateChebyshev } from '../../../../lib/astro/search/chebyshev.ts';
import { fitHermite, hermiteNodes } from '../../../../lib/astro/search/hermite.ts';
import { forAll } from '../../../support/for-all.ts';

test('a Hermite fit has the given values and slopes', () => {
  const anySamples = fc.integer({ min: 2, max: 12 }).chain((count) =>
    fc.record({
      values: fc.array(fc.double({ min: -10, max: 10, noNaN: true }), { minLength: count, maxLength: count }),
      slopes: fc.array(fc.double({ min: -10, max: 10, noNaN: true }), { minLength: count, maxLength: count }),
    }),
  );
  forAll([anySamples], ({ values, slopes }) => {
    const series = fitHermite(values, slopes);
    expect(series.length).toBe(2 * values.length);
    for (const [index, x] of hermiteNodes(values.length).entries()) {
      expect(evaluateChebyshev(series, x)).toBeCloseTo(values[index] as number, 9);
      expect(evaluateChebyshev(deriveChebyshev(series), x)).toBeCloseTo(slopes[index] as number, 8);
    }
  });
});

test('a Hermite fit is as accurate between the nodes as a fit of twice as many values', () => {
  const nodes = hermiteNodes(9);
  const series = fitHermite(
    nodes.map((x) => Math.sin(3 * x)),
    nodes.map((x) => 3 * Math.cos(3 * x)),
  );
  for (let x = -1; x <= 1; x += 0.01) expect(evaluateChebyshev(series, x)).toBeCloseTo(Math.sin(3 * x), 11);
});
