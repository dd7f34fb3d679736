import { type JdUt, jdUt } from '../../base/units/time.ts';

/** A quantity as a function of time. */
export type ValueAt = (moment: JdUt) => number;

/** Where a zero is searched, and how exactly. */
export interface ZeroBracket {
  readonly low: number;
  readonly high: number;
  /**
   * The search ends with a step no longer than this. Where the quantity is smooth, the zero is much nearer: the error of a
   * step is of the order of its length times that of the step before.
   */
  readonly tolerance: number;
  /** Values at both ends, where they are known. */
  readonly ends?: readonly [low: number, high: number];
  /** What is known of the zero without evaluating the ends. */
  readonly estimate?: ZeroEstimate;
}

/** An estimate of a zero. */
interface ZeroEstimate {
  readonly at: number;
  /** Of the quantity there. */
  readonly slope: number;
  /** Whether the quantity is negative at the low end. */
  readonly isRising: boolean;
}

const MAX_STEPS = 100;

/** A secant longer than this share of the bracket does not show the slope at the zero of a curve that bends. */
const SHORT_SECANT = 0.01;

/**
 * Zero of a quantity between two points at which it has different signs: the only refiner of all searches.
 *
 * Secant steps, the first one with the slope of an estimate where there is one. A step that would leave the bracket, or is not
 * half as long as the last but one, halves the bracket instead: noise and kinks cost steps, never the zero.
 *
 * ```
 *         /·        secant through the last two points · leads to the next one x
 *   ----x/----
 *      ·
 * ```
 *
 * @returns the end nearer to zero where both have the same sign
 */
export function solveZero(valueAt: (x: number) => number, bracket: ZeroBracket): number {
  let { low, high } = bracket;
  const { tolerance, estimate } = bracket;
  const shortSecant = (high - low) * SHORT_SECANT;
  let last = high;
  let atLast: number;
  let slope: number;
  let isNegativeAtLow: boolean;
  if (estimate) {
    last = Math.min(Math.max(estimate.at, low), high);
    atLast = valueAt(last);
    slope = estimate.slope;
    isNegativeAtLow = estimate.isRising;
  } else {
    const atLow = bracket.ends ? bracket.ends[0] : valueAt(low);
    atLast = bracket.ends ? bracket.ends[1] : valueAt(high);
    isNegativeAtLow = atLow < 0;
    if (isNegativeAtLow === atLast < 0) return Math.abs(atLow) < Math.abs(atLast) ? low : high;
    slope = (atLast - atLow) / (high - low);
  }
  let isLocal = estimate !== undefined;
  let stepBefore = Number.POSITIVE_INFINITY;
  let lastStep = Number.POSITIVE_INFINITY;
  for (let count = 0; count < MAX_STEPS && atLast !== 0; count += 1) {
    if (atLast < 0 === isNegativeAtLow) low = last;
    else high = last;
    const secant = last - atLast / slope;
    const isStep = secant >= low && secant <= high && Math.abs(secant - last) <= stepBefore / 2;
    const next = isStep ? secant : (low + high) / 2;
    const step = Math.abs(next - last);
    if ((isStep && isLocal && step <= tolerance) || high - low <= tolerance) return next;
    const atNext = valueAt(next);
    slope = (atNext - atLast) / (next - last);
    isLocal = step <= shortSecant || (isStep && estimate !== undefined);
    stepBefore = lastStep;
    lastStep = step;
    last = next;
    atLast = atNext;
  }
  return last;
}

/** A quantity at a moment. */
export interface Sample {
  readonly moment: JdUt;
  readonly value: number;
}

/** A moment at which a quantity passes zero. */
export interface Zero {
  readonly moment: JdUt;
  readonly isRising: boolean;
}

/** A quarter of a millisecond: six steps of a double Julian day near the present. */
export const TOLERANCE_DAYS = 0.25e-3 / 86_400;

/** Moment at which a quantity is zero, between two at which it has different signs. */
export function refineZero(
  valueAt: ValueAt,
  { low, high }: { readonly low: JdUt; readonly high: JdUt },
  tolerance = TOLERANCE_DAYS,
): JdUt {
  return jdUt(solveZero((at) => valueAt(jdUt(at)), { low, high, tolerance }));
}

/** The zeros of a quantity between samples of different signs, ascending. The step of the samples decides which are found. */
export function findZeros(samples: readonly Sample[], valueAt: ValueAt, tolerance = TOLERANCE_DAYS): readonly Zero[] {
  return samples.slice(1).flatMap((after, index) => {
    const before = samples[index] as Sample;
    const isRising = after.value >= 0;
    if (before.value >= 0 === isRising) return [];
    const ends = [before.value, after.value] as const;
    const bracket = { low: before.moment, high: after.moment, ends, tolerance };
    return [{ moment: jdUt(solveZero((at) => valueAt(jdUt(at)), bracket)), isRising }];
  });
}
