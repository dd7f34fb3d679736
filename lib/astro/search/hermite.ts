import { memoize } from '../../base/memoize.ts';
import { type ChebyshevSeries, deriveChebyshev, evaluateChebyshev } from './chebyshev.ts';

/** Sampling points in `[-1, 1]` for values and slopes: extrema of a Chebyshev polynomial with both ends, ascending. */
export const hermiteNodes = memoize((count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => -Math.cos((Math.PI * index) / (count - 1))),
);

/** Cosines of the multiples of π / last, through a whole turn. */
const cosinesOfTurn = memoize((last: number): readonly number[] =>
  Array.from({ length: 2 * last }, (_, step) => Math.cos((Math.PI * step) / last)),
);

/**
 * The series with these values and these slopes at {@link hermiteNodes}: twice as many terms as nodes.
 *
 * The engine needs hardly more time for a position with its speed than for one without, so this halves the cost of a fit.
 * As the ends are nodes, two adjacent pieces have the same value and the same slope at their border.
 *
 * ```
 *   p = q + w·r      q  has the values; w is zero at every node, so r is free to correct the slopes:
 *                    r  is (slope − q′) / w′ at the nodes
 *   w = (1 − x²)·U(M−1) = (T(M−1) − T(M+1)) / 2,  M = nodes − 1;  w′ = −M·T(M), twice that at either end
 * ```
 *
 * @param slopes by `x`
 */
export function fitHermite(values: readonly number[], slopes: readonly number[]): ChebyshevSeries {
  const last = values.length - 1;
  const throughValues = fitAtExtrema(values);
  const slopeThroughValues = deriveChebyshev(throughValues);
  const corrections = hermiteNodes(values.length).map((x, index) => {
    const isEnd = index === 0 || index === last;
    const slopeOfZero = -last * ((last - index) % 2 === 0 ? 1 : -1) * (isEnd ? 2 : 1);
    return ((slopes[index] as number) - evaluateChebyshev(slopeThroughValues, x)) / slopeOfZero;
  });
  const series = [...throughValues, ...Array.from({ length: last + 1 }, () => 0)];
  const add = (order: number, term: number): void => {
    series[Math.abs(order)] = (series[Math.abs(order)] as number) + term / 4;
  };
  for (const [order, correction] of fitAtExtrema(corrections).entries()) {
    // T(a)·T(b) = (T(a+b) + T(a−b)) / 2
    add(last - 1 + order, correction);
    add(last - 1 - order, correction);
    add(last + 1 + order, -correction);
    add(last + 1 - order, -correction);
  }
  return series;
}

/** The series through values at the extrema: a cosine transform with both ends counted half. */
function fitAtExtrema(values: readonly number[]): number[] {
  const last = values.length - 1;
  const cosines = cosinesOfTurn(last);
  return values.map((_, order) => {
    const sum = values.reduce((total, value, index) => {
      const weight = index === 0 || index === last ? 0.5 : 1;
      return total + weight * value * (cosines[(order * (last - index)) % (2 * last)] as number);
    }, 0);
    return ((order === 0 || order === last ? 1 : 2) * sum) / last;
  });
}
