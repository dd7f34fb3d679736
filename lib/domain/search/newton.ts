import { type JdUt, jdUtFromMilliseconds, millisecondsFromJdUt } from '../../units/time.ts';
import type { ValueAt } from './curve.ts';
import type { Bracket } from './refine.ts';

/** A quantity at less cost, but for a small error. */
export interface NearValue {
  readonly valueAt: ValueAt;
  /** No value is wrong by more. */
  readonly error: number;
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
  /** Speed of the fit, per day. */
  readonly speedAt: ValueAt;
  /** Largest error of the fit's values. */
  readonly valueError: number;
  /** Largest error of the fit's speed, per day. */
  readonly speedError: number;
}

/** Newton's steps converge in two or three; where they do not, halving the bracket takes over. */
const MAX_NEWTON_STEPS = 6;

const MILLISECOND_DAYS = 1e-3 / 86_400;
/** Between two whole milliseconds, each rounded to the nearest double: near the present a double is 0.04 ms. */
const SHORTEST_MILLISECOND_DAYS = 0.95 * MILLISECOND_DAYS;

/** Share of a millisecond that rounding of Julian days moves the fit's moment and the whole milliseconds beside it. */
const ROUNDING_MS = 0.06;

/**
 * The first whole millisecond at which a quantity has reached zero, where the fit alone is sure of it: its zero lies
 * farther from the whole milliseconds on either side, and from the ends of the bracket, than its errors move it.
 *
 * ```
 *   |---x------------|     sure: the zero is x, give or take -
 *   |-x--------------|     not sure
 * ```
 */
function findCertainMillisecond(zero: FittedZero): number | undefined {
  const { moment, low, high, valueError, speedError } = zero;
  const speed = Math.abs(zero.speedAt(moment)) - speedError;
  const margin = valueError / speed / MILLISECOND_DAYS + ROUNDING_MS;
  const [at, from, to] = [moment, low, high].map(millisecondsFromJdUt) as [number, number, number];
  const next = Math.ceil(at);
  const isCertain = speed > 0 && next - at > margin && at - (next - 1) > margin;
  return isCertain && at - from > margin && to - at > margin ? next : undefined;
}

/**
 * The first whole millisecond at which a quantity has reached zero.
 *
 * Where the fit is sure of it, the quantity is not evaluated at all. Else Newton's steps lead there from the fit's moment:
 * values are the quantity's own, or near ones that decide the same, speeds the fit's. Each step evaluates the quantity at a
 * whole millisecond. The search ends where the quantity is past zero and, a millisecond earlier, was
 * not: the fit's moment does not affect the result.
 *
 * ```
 *   value      · past                       the zero lies between two milliseconds; the result is the later one
 *     |     ·
 *   0 +---x--------
 *     |  ·    one millisecond from · to ·
 * ```
 */
export function refineFittedZero(zero: FittedZero): JdUt {
  const certain = findCertainMillisecond(zero);
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
    at =
      step < MAX_NEWTON_STEPS && speed > 0 && next >= before && next <= past
        ? clampBetween(next, before, past)
        : Math.floor((before + past) / 2);
  }
  return jdUtFromMilliseconds(past);
}

/** The quantity, or its near value where both lie on the same side of zero and of the value that ends the search. */
function evaluateWhereNeeded({ nearly, valueAt }: FittedZero, moment: JdUt, justPast: number): number {
  if (!nearly) return valueAt(moment);
  const value = nearly.valueAt(moment);
  const isSure = [0, justPast, -justPast].every((border) => Math.abs(value - border) > nearly.error);
  return isSure ? value : valueAt(moment);
}

/** Nearest whole number strictly between two others. */
const clampBetween = (value: number, low: number, high: number): number => Math.min(Math.max(value, low + 1), high - 1);
