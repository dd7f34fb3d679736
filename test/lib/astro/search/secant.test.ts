import fc from 'fast-check';
import { expect, test } from 'vitest';
import { solveSecant } from '../../../../lib/astro/search/secant.ts';

const bracket = { low: -1, high: 1, smallestStep: 1e-9 };

test('finds the zero of a monotone cubic to a tenth of the smallest step, in nine evaluations if it is nearly straight', () => {
  const anyShape = fc.record({
    zero: fc.double({ min: -0.99, max: 0.99, noNaN: true }),
    slope: fc.double({ min: 0.1, max: 10, noNaN: true }),
    bend: fc.double({ min: 0, max: 10, noNaN: true }),
    isFalling: fc.boolean(),
  });
  fc.assert(
    fc.property(anyShape, ({ zero, slope, bend, isFalling }) => {
      let evaluations = 0;
      const valueAt = (x: number): number => {
        evaluations += 1;
        return (isFalling ? -1 : 1) * (slope * (x - zero) + bend * (x ** 3 - zero ** 3));
      };
      expect(Math.abs(solveSecant(valueAt, bracket) - zero)).toBeLessThan(1e-10);
      expect(evaluations).toBeLessThanOrEqual(bend < slope / 10 ? 9 : 60);
      const [all, ends] = [evaluations, [valueAt(-1), valueAt(1)] as const];
      evaluations = 0;
      expect(solveSecant(valueAt, { ...bracket, ends })).toBe(solveSecant(valueAt, bracket));
      expect(evaluations).toBe(all + all - ends.length);
    }),
    { examples: [[{ zero: -1.02e-10, slope: 0.1, bend: 10, isFalling: false }]] },
  );
});

test('finds a triple zero, where secants hardly move', () => {
  expect(Math.abs(solveSecant((x) => (x - 0.3) ** 3, bracket) - 0.3)).toBeLessThan(1e-4);
});

test('returns the end nearer to zero where both ends have one sign', () => {
  expect(solveSecant((x) => x + 5, bracket)).toBe(-1);
  expect(solveSecant((x) => x - 5, bracket)).toBe(1);
});
