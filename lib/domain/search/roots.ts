import { type ChebyshevSeries, deriveChebyshev, evaluateChebyshev } from './chebyshev.ts';
import { solveFalsePosition } from './false-position.ts';

/**
 * Every root of a series in `[-1, 1]`, ascending.
 *
 * A polynomial is monotone between two neighbouring extrema, so it has a root there if its signs at the two differ, and
 * none otherwise. The extrema are the roots of the derivative, found in the same way, down to a straight line. However
 * close two roots lie, the extremum between them separates them.
 *
 * ```
 *   \         __          roots r between extrema e:
 *    r       r  \         -1 … e1: one, as the signs differ
 *  ---\-----/----\-----   e1 … e2: one
 *      \_e1_/  e2 r       e2 …  1: one
 * ```
 */
export function findRoots(series: ChebyshevSeries): readonly number[] {
  if (hasNoRoot(series)) return [];
  const borders = [-1, ...findSeriesExtrema(series), 1];
  const roots: number[] = [];
  for (let index = 1; index < borders.length; index += 1) {
    const [from, to] = [borders[index - 1] as number, borders[index] as number];
    const changesSign = evaluateChebyshev(series, from) < 0 !== evaluateChebyshev(series, to) < 0;
    if (changesSign) roots.push(findRootBetween(series, from, to));
  }
  return roots;
}

/** Every `x` in `[-1, 1]` at which a series is a multiple of a step; those of each multiple ascend. */
export function findMultiples([mean = 0, ...rest]: ChebyshevSeries, step: number): readonly number[] {
  const reach = rest.reduce((sum, term) => sum + Math.abs(term), 0);
  const first = Math.ceil((mean - reach) / step);
  const last = Math.floor((mean + reach) / step);
  const count = Math.max(0, last - first + 1);
  return Array.from({ length: count }, (_, index) => findRoots([mean - (first + index) * step, ...rest])).flat();
}

/** Where the derivative of a series is zero in `[-1, 1]`, ascending. */
export function findSeriesExtrema(series: ChebyshevSeries): readonly number[] {
  return effectiveDegreeOf(series) < 2 ? [] : findRoots(deriveChebyshev(series));
}

/** Chebyshev polynomials stay within `[-1, 1]`: a first term larger than the sum of the others excludes a root. */
export function hasNoRoot(series: ChebyshevSeries): boolean {
  const size = series.reduce((sum, term) => sum + Math.abs(term), 0);
  return 2 * Math.abs(series[0] ?? 0) > size;
}

/** Degree of a series without the terms that are only rounding errors, which would add spurious extrema. */
function effectiveDegreeOf(series: ChebyshevSeries): number {
  const size = series.reduce((sum, term) => sum + Math.abs(term), 0);
  return series.findLastIndex((term) => Math.abs(term) > size * Number.EPSILON);
}

/** Narrowest bracket: some steps of a double near 1. */
const SMALLEST_STEP = 1e-15;

/** Root of a series between two points between which it is monotone. Returns the end nearer to zero if its signs there agree. */
export function findRootBetween(series: ChebyshevSeries, from: number, to: number): number {
  const [atFrom, atTo] = [evaluateChebyshev(series, from), evaluateChebyshev(series, to)];
  if (atFrom < 0 === atTo < 0) return Math.abs(atFrom) < Math.abs(atTo) ? from : to;
  return solveFalsePosition((x) => evaluateChebyshev(series, x), { low: from, high: to, smallestStep: SMALLEST_STEP });
}
