import { memoize } from '../../base/memoize.ts';

/**
 * Coefficients of a Chebyshev series on `[-1, 1]`: `c[0] + c[1]·T1(x) + c[2]·T2(x) + …`, the first one counted whole.
 */
export type ChebyshevSeries = readonly number[];

/** Sampling points in `[-1, 1]` for a series of `terms` terms: zeros of the Chebyshev polynomial, ascending. */
export const chebyshevNodes = memoize((terms: number): readonly number[] =>
  Array.from({ length: terms }, (_, index) => -Math.cos((Math.PI * (index + 0.5)) / terms)),
);

/** For each order the Chebyshev polynomial at {@link chebyshevNodes}. */
const polynomialsAtNodes = memoize((terms: number): readonly (readonly number[])[] => {
  const angles = Array.from({ length: terms }, (_, index) => Math.PI - (Math.PI * (index + 0.5)) / terms);
  return angles.map((_, order) => angles.map((angle) => Math.cos(order * angle)));
});

/**
 * The series that passes through values at {@link chebyshevNodes}.
 *
 * @source Press et al., Numerical Recipes in C, section 5.8, whose first coefficient is twice this one
 */
export function fitChebyshev(values: readonly number[]): ChebyshevSeries {
  const terms = values.length;
  return polynomialsAtNodes(terms).map((polynomial, order) => {
    const sum = values.reduce((total, value, index) => total + value * (polynomial[index] as number), 0);
    return (order === 0 ? 1 : 2) * (sum / terms);
  });
}

/**
 * Value of a series at `x` in `[-1, 1]`.
 *
 * @source C. W. Clenshaw, "A note on the summation of Chebyshev series", Mathematical Tables and Other Aids to Computation 9
 * (1955), pp. 118–120, which the NAG Library documents for e02aec, and NumPy for chebval
 */
export function evaluateChebyshev(series: ChebyshevSeries, x: number): number {
  let next = 0;
  let afterNext = 0;
  // No destructuring swap: searches spend their time here, and it would take half as long again.
  for (let order = series.length - 1; order > 0; order -= 1) {
    const current = 2 * x * next - afterNext + (series[order] as number);
    afterNext = next;
    next = current;
  }
  return x * next - afterNext + (series[0] ?? 0);
}

/**
 * Derivative of a series by `x`.
 *
 * @source Press et al., Numerical Recipes in C, section 5.9, equation 5.9.2, whose first coefficient is twice this one
 */
export function deriveChebyshev(series: ChebyshevSeries): ChebyshevSeries {
  const derived: number[] = new Array(Math.max(series.length - 1, 1)).fill(0);
  for (let order = series.length - 1; order > 0; order -= 1) {
    derived[order - 1] = (derived[order + 1] ?? 0) + 2 * order * (series[order] as number);
  }
  derived[0] = (derived[0] as number) / 2;
  return derived;
}

/** Magnitude of the last two terms: an estimate of the truncation error. */
export function tailMagnitude(series: ChebyshevSeries): number {
  return Math.abs(series.at(-1) ?? 0) + Math.abs(series.at(-2) ?? 0);
}
