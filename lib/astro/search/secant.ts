import { type ChebyshevSeries, evaluateChebyshev } from './chebyshev.ts';

const MAX_STEPS = 60;

/**
 * A step shows where the zero is only if its secant is short, as a part of the bracket: where the curve bends, one across the
 * bracket may be a hundred times steeper than the curve at the zero, and its step as many times too short.
 */
const SHORT_SECANT = 0.01;

/** A bracket, and the length of a step that leaves nothing to improve. */
interface SmoothBracket {
  readonly low: number;
  readonly high: number;
  readonly smallestStep: number;
  /** Values at both ends, where the caller knows them. */
  readonly ends?: readonly [low: number, high: number];
}

/**
 * Zero of a polynomial in a bracket within which it is monotone, to far less than the smallest step: the error of a secant
 * step is of the order of its length times that of the step before.
 *
 * Two or three evaluations fewer than {@link solveFalsePosition}, which has no need of smooth values. Halves the bracket
 * where a step would leave it.
 *
 * @returns the end nearer to zero where the polynomial has one sign at both
 */
export function solveSecant(valueAt: (x: number) => number, bracket: SmoothBracket): number {
  let { low, high } = bracket;
  const ends = bracket.ends ?? [valueAt(low), valueAt(high)];
  let [before, last] = [low, high];
  let [atBefore, atLast] = ends;
  const isNegativeAtLow = atBefore < 0;
  if (isNegativeAtLow === atLast < 0) return Math.abs(atBefore) < Math.abs(atLast) ? low : high;
  const shortSecant = (high - low) * SHORT_SECANT;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const secant = last - (atLast * (last - before)) / (atLast - atBefore);
    const next = secant >= low && secant <= high ? secant : (low + high) / 2;
    if (next === last) return next;
    if (Math.abs(next - last) <= bracket.smallestStep && Math.abs(last - before) <= shortSecant) return next;
    before = last;
    atBefore = atLast;
    last = next;
    atLast = valueAt(next);
    if (atLast < 0 === isNegativeAtLow) low = next;
    else high = next;
  }
  return last;
}

/** A bracket in which a series is monotone, with its values at both ends. */
interface SeriesBracket {
  readonly low: number;
  readonly high: number;
  readonly atLow: number;
  readonly atHigh: number;
}

/**
 * Where a series reaches a level: {@link solveSecant} to the same bits. Written out, as a search solves thousands, and calls of a
 * function that is given took as long as the series.
 */
export function solveSeries(
  series: ChebyshevSeries,
  level: number,
  bracket: SeriesBracket,
  smallestStep: number,
): number {
  let { low, high } = bracket;
  let [before, last] = [low, high];
  let atBefore = bracket.atLow - level;
  let atLast = bracket.atHigh - level;
  const isNegativeAtLow = atBefore < 0;
  if (isNegativeAtLow === atLast < 0) return Math.abs(atBefore) < Math.abs(atLast) ? low : high;
  const shortSecant = (high - low) * SHORT_SECANT;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const secant = last - (atLast * (last - before)) / (atLast - atBefore);
    const next = secant >= low && secant <= high ? secant : (low + high) / 2;
    if (next === last) return next;
    if (Math.abs(next - last) <= smallestStep && Math.abs(last - before) <= shortSecant) return next;
    before = last;
    atBefore = atLast;
    last = next;
    atLast = evaluateChebyshev(series, next) - level;
    if (atLast < 0 === isNegativeAtLow) low = next;
    else high = next;
  }
  return last;
}
