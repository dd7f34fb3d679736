import { type ChebyshevSeries, deriveChebyshev, evaluateChebyshev } from './chebyshev.ts';

/** Points of `[-1, 1]`, both ends among them, at which values and slopes are taken: extrema of a Chebyshev polynomial, ascending. */
export function hermiteNodes(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => -Math.cos((Math.PI * index) / (count - 1)));
}

/**
 * The series that has these values and these slopes at {@link hermiteNodes}: twice as many terms as nodes.
 *
 * A position costs the engine hardly less without its speed, so this halves what a fit costs. As the ends are nodes,
 * two pieces that meet have the same value and the same slope there.
 *
 * ```
 *   p = q + w·r      q  has the values; w is zero at every node, so r is free to mend the slopes:
 *                    r  is (slope − q′) / w′ at the nodes
 *   w = (1 − x²)·U(M−1) = (T(M−1) − T(M+1)) / 2,  M = nodes − 1;  w′ = −M·T(M), twice that at either end
 * ```
 *
 * @param slopes by `x`
 */
export function fitHermite(values: readonly number[], slopes: readonly number[]): ChebyshevSeries {
  const last = values.length - 1;
  const throughValues = fitAtExtrema(values);
  const slopeSoFar = deriveChebyshev(throughValues);
  const mends = hermiteNodes(values.length).map((x, index) => {
    const isEnd = index === 0 || index === last;
    const slopeOfZero = -last * ((last - index) % 2 === 0 ? 1 : -1) * (isEnd ? 2 : 1);
    return ((slopes[index] as number) - evaluateChebyshev(slopeSoFar, x)) / slopeOfZero;
  });
  const series = [...throughValues, ...Array.from({ length: last + 1 }, () => 0)];
  const add = (order: number, term: number): void => {
    series[Math.abs(order)] = (series[Math.abs(order)] as number) + term / 4;
  };
  for (const [order, mend] of fitAtExtrema(mends).entries()) {
    // T(a)·T(b) = (T(a+b) + T(a−b)) / 2
    add(last - 1 + order, mend);
    add(last - 1 - order, mend);
    add(last + 1 + order, -mend);
    add(last + 1 - order, -mend);
  }
  return series;
}

/** The series through values at the extrema: a cosine transform with both ends counted half. */
function fitAtExtrema(values: readonly number[]): number[] {
  const last = values.length - 1;
  const cosines = Array.from({ length: 2 * last }, (_, step) => Math.cos((Math.PI * step) / last));
  return values.map((_, order) => {
    const sum = values.reduce((total, value, index) => {
      const weight = index === 0 || index === last ? 0.5 : 1;
      return total + weight * value * (cosines[(order * (last - index)) % (2 * last)] as number);
    }, 0);
    return ((order === 0 || order === last ? 1 : 2) * sum) / last;
  });
}
