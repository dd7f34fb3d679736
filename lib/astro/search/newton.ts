import { type JdUt, jdUtFromMilliseconds, millisecondsFromJdUt } from '../../base/units/time.ts';
import type { ValueAt } from './curve.ts';
import type { Bracket } from './refine.ts';

/** A quantity at less cost, but for a small error. */
export interface NearValue {
  readonly valueAt: ValueAt;
  /** No value is wrong by more. */
  readonly error: number;
}

/** How closely a quantity runs parallel to its fit within {@link PARALLEL_MILLISECONDS}. */
export interface ParallelMotion {
  /** The most by which it jumps. */
  readonly largestJump: number;
  /** The most by which the fit's speed is wrong, per day, also where the fit has a kink. */
  readonly speedError: number;
}

/** A zero of a quantity, known from a fit. */
export interface FittedZero extends Bracket {
  /** The fit's moment, in the bracket. */
  readonly moment: JdUt;
  /** Whether the quantity grows through zero; else it shrinks through it. */
  readonly isGrowing: boolean;
  /** The quantity itself. */
  readonly valueAt: ValueAt;
  readonly nearly?: NearValue | undefined;
  /** Value of the fit. */
  readonly fitAt: ValueAt;
  /** Speed of the fit, per day. */
  readonly speedAt: ValueAt;
  /** Error that the fit's values never exceed; infinite where nothing is known of it. */
  readonly valueError: number;
  /** Largest error of the fit's speed, per day. */
  readonly speedError: number;
  /** Absent where nothing is known of it. */
  readonly parallel?: ParallelMotion | undefined;
}

/** Newton's steps converge in two or three; where they do not, halving the bracket takes over. */
const MAX_NEWTON_STEPS = 6;

const MILLISECOND_DAYS = 1e-3 / 86_400;
/** Between two whole milliseconds, each rounded to the nearest double: near the present a double is 0.04 ms. */
const SHORTEST_MILLISECOND_DAYS = 0.95 * MILLISECOND_DAYS;

/**
 * The first whole millisecond at which a quantity has reached zero, where the fit is sure of its sign at all milliseconds
 * nearby but at most one, at which the quantity is evaluated.
 *
 * ```
 *   |---x------------|     the zero is x, give or take -: the later millisecond
 *   |--x-------------|     the earlier or the later one: the quantity decides, at the earlier
 * ```
 *
 * @returns undefined where the fit's errors are larger than half of its motion in a millisecond, so that it may be unsure of
 * more than one, or where the zero is within some milliseconds of an end of the bracket
 */
function solveFromFit(zero: FittedZero): number | undefined {
  const { moment, low, high, valueError } = zero;
  const next = Math.ceil(millisecondsFromJdUt(moment));
  const isInBracket = next - 2 >= millisecondsFromJdUt(low) && next + 1 <= millisecondsFromJdUt(high);
  if (!isInBracket) return undefined;
  const direction = zero.isGrowing ? 1 : -1;
  const atPrevious = fitGrowing(zero, next - 1);
  const atNext = fitGrowing(zero, next);
  if (!(2 * valueError <= atNext - atPrevious)) return undefined;
  if (atPrevious < -valueError && atNext >= valueError) return next;
  const unsure = atPrevious < -valueError ? next : next - 1;
  return direction * evaluateWhereNeeded(zero, jdUtFromMilliseconds(unsure), 0) >= 0 ? unsure : unsure + 1;
}

/** The fit at a whole millisecond, turned so that it grows. */
const fitGrowing = (zero: FittedZero, milliseconds: number): number =>
  (zero.isGrowing ? 1 : -1) * zero.fitAt(jdUtFromMilliseconds(milliseconds));

/** Reach of a {@link ParallelMotion}. */
const PARALLEL_MILLISECONDS = 16;

/** A value at a whole millisecond, growing through zero. */
interface DirectedValue {
  readonly at: number;
  readonly value: number;
}

/**
 * The first whole millisecond at which a quantity has reached zero, where one value decides it: from there on the quantity runs
 * parallel to the fit, closely enough for the signs at both milliseconds around its zero.
 *
 * @param estimate of the result
 */
function findByParallel(zero: FittedZero, { at, value }: DirectedValue, estimate: number): number | undefined {
  const { parallel } = zero;
  const distance = Math.abs(estimate - at);
  if (!parallel || distance >= PARALLEL_MILLISECONDS) return undefined;
  const margin = parallel.largestJump + parallel.speedError * (distance + 1) * MILLISECOND_DAYS;
  const offset = value - fitGrowing(zero, at);
  const atPrevious = estimate - 1 === at ? value : offset + fitGrowing(zero, estimate - 1) + margin;
  const atNext = offset + fitGrowing(zero, estimate) - margin;
  return atPrevious < 0 && atNext >= 0 ? estimate : undefined;
}

/**
 * The first whole millisecond at which a quantity has reached zero.
 *
 * Where the fit is sure of it, the quantity is evaluated once at most. Else Newton's steps lead there from the fit's moment:
 * values are the quantity's own, or near ones that decide the same, speeds the fit's. Each step evaluates the quantity at a
 * whole millisecond. The search ends where the quantity is past zero and, a millisecond earlier, was
 * not, or surely so: the fit's moment does not affect the result.
 *
 * ```
 *   value      · past                       the zero lies between two milliseconds; the result is the later one
 *     |     ·
 *   0 +---x--------
 *     |  ·    one millisecond from · to ·
 * ```
 */
export function refineFittedZero(zero: FittedZero): JdUt {
  const certain = solveFromFit(zero);
  if (certain !== undefined) return jdUtFromMilliseconds(certain);
  const direction = zero.isGrowing ? 1 : -1;
  let before = Math.ceil(millisecondsFromJdUt(zero.low)) - 1;
  let past = Math.ceil(millisecondsFromJdUt(zero.high));
  let at = clampBetween(Math.ceil(millisecondsFromJdUt(zero.moment)), before, past);
  for (let step = 1; past - before > 1; step += 1) {
    const moment = jdUtFromMilliseconds(at);
    const speed = direction * zero.speedAt(moment);
    const justPast = (speed - zero.speedError) * SHORTEST_MILLISECOND_DAYS;
    const value = direction * evaluateWhereNeeded(zero, moment, justPast);
    const isPast = value >= 0;
    if (isPast && value < justPast) return moment;
    if (isPast) past = at;
    else before = at;
    const next = Math.ceil(at - value / speed / MILLISECOND_DAYS);
    const isStep = step < MAX_NEWTON_STEPS && speed > 0 && next >= before && next <= past;
    const parallel = isStep ? findByParallel(zero, { at, value }, next) : undefined;
    if (parallel !== undefined) return jdUtFromMilliseconds(parallel);
    at = isStep ? clampBetween(next, before, past) : Math.floor((before + past) / 2);
  }
  return jdUtFromMilliseconds(past);
}

/** The quantity, or its near value where both lie on the same side of zero and of the value that ends the search. */
function evaluateWhereNeeded(zero: FittedZero, moment: JdUt, justPast: number): number {
  const { nearly } = zero;
  if (!nearly) return zero.valueAt(moment);
  const { error } = nearly;
  const value = nearly.valueAt(moment);
  const isSure = Math.abs(value) > error && Math.abs(value - justPast) > error && Math.abs(value + justPast) > error;
  return isSure ? value : zero.valueAt(moment);
}

/** Nearest whole number strictly between two others. */
const clampBetween = (value: number, low: number, high: number): number => Math.min(Math.max(value, low + 1), high - 1);
