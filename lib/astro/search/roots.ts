import { type ChebyshevSeries, deriveChebyshev, evaluateChebyshev } from './chebyshev.ts';
import { solveZero } from './zeros.ts';

/**
 * Every root of a series in `[-1, 1]`, ascending.
 *
 * Halves the range until the bend, which is bounded by the sum of its terms, leaves no doubt: a part has no root, or the series
 * is monotone in it, so that the signs at its ends tell whether it has one. However close two roots lie, some part
 * separates them.
 *
 * ```
 *   \         __          parts [ ]: no root where value, slope and bend keep the curve from zero,
 *    r       r  \         one root r, or none, where slope and bend keep it monotone
 *  ---\-----/----\-----
 *  [   ]\___[ ][ ][  ]
 * ```
 */
export function findRoots(series: ChebyshevSeries): readonly number[] {
  if (hasNoRoot(series)) return [];
  const slope = deriveChebyshev(series);
  const curve = {
    series,
    slope,
    largestBend: sizeOf(deriveChebyshev(slope)),
    rounding: sizeOf(series) * Number.EPSILON,
  };
  const roots: number[] = [];
  collectRoots(curve, -1, 1, roots);
  return roots;
}

/** A series, its derivative, and what is known of its size. */
interface BoundedCurve {
  readonly series: ChebyshevSeries;
  readonly slope: ChebyshevSeries;
  /** Largest second derivative in `[-1, 1]`. */
  readonly largestBend: number;
  /** Differences of values below this are rounding errors. */
  readonly rounding: number;
}

function collectRoots(curve: BoundedCurve, from: number, to: number, roots: number[]): void {
  const { series, slope, largestBend, rounding } = curve;
  const half = (to - from) / 2;
  const middle = from + half;
  const steepness = Math.abs(evaluateChebyshev(slope, middle));
  const reach = half * (steepness + (half * largestBend) / 2);
  if (Math.abs(evaluateChebyshev(series, middle)) > reach + rounding) return;
  const mayTurn = steepness <= half * largestBend && reach > rounding;
  if (!mayTurn) {
    const changesSign = evaluateChebyshev(series, from) < 0 !== evaluateChebyshev(series, to) < 0;
    if (changesSign) roots.push(findRootBetween(series, from, to));
    return;
  }
  collectRoots(curve, from, middle, roots);
  collectRoots(curve, middle, to, roots);
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
  return 2 * Math.abs(series[0] ?? 0) > sizeOf(series);
}

/** A series is nowhere larger in `[-1, 1]`. */
function sizeOf(series: ChebyshevSeries): number {
  let size = 0;
  for (const term of series) size += Math.abs(term);
  return size;
}

/** Degree of a series without the terms that are only rounding errors, which would add spurious extrema. */
function effectiveDegreeOf(series: ChebyshevSeries): number {
  const size = sizeOf(series);
  return series.findLastIndex((term) => Math.abs(term) > size * Number.EPSILON);
}

/** A step this short leaves an error of some steps of a double near 1; in the longest piece it is a millisecond. */
const TOLERANCE = 1e-9;

/** Root of a series between two points between which it is monotone. Returns the end nearer to zero if its signs there agree. */
export function findRootBetween(series: ChebyshevSeries, from: number, to: number): number {
  return solveZero((x) => evaluateChebyshev(series, x), { low: from, high: to, tolerance: TOLERANCE });
}
