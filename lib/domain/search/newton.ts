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
  /** Value of the fit. */
  readonly fitAt: ValueAt;
  /** Speed of the fit, per day. */
  readonly speedAt: ValueAt;
  /** Error that the fit's values never exceed; infinite where nothing is known of it. */
  readonly valueError: number;
  /** Largest error of the fit's speed, per day. */
  readonly speedError: number;
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
function findCertainMillisecond(zero: FittedZero): number | undefined {
  const { moment, low, high, valueError } = zero;
  const next = Math.ceil(millisecondsFromJdUt(moment));
  const isInBracket = next - 2 >= millisecondsFromJdUt(low) && next + 1 <= millisecondsFromJdUt(high);
  if (!isInBracket) return undefined;
  const direction = zero.isGrowing ? 1 : -1;
  const fitAt = (milliseconds: number): number => direction * zero.fitAt(jdUtFromMilliseconds(milliseconds));
  const [atPrevious, atNext] = [fitAt(next - 1), fitAt(next)];
  if (!(2 * valueError <= atNext - atPrevious)) return undefined;
  if (atPrevious < -valueError && atNext >= valueError) return next;
  const unsure = atPrevious < -valueError ? next : next - 1;
  return direction * zero.valueAt(jdUtFromMilliseconds(unsure)) >= 0 ? unsure : unsure + 1;
}

/**
 * The first whole millisecond at which a quantity has reached zero.
 *
 * Where the fit is sure of it, the quantity is evaluated once at most. Else Newton's steps lead there from the fit's moment:
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
