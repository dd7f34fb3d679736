import { type JdUt, jdUt } from '../../units/time.ts';
import type { ValueAt } from './curve.ts';
import { type Bracket, refineZero } from './refine.ts';

/** A zero of a quantity, known from a fit. */
export interface FittedZero extends Bracket {
  /** The fit's moment, in the bracket. */
  readonly moment: JdUt;
  /** The quantity itself. */
  readonly valueAt: ValueAt;
  /** Speed of the fit, per day. */
  readonly speedAt: ValueAt;
  /** Largest error of the fit's speed, per day. */
  readonly speedError: number;
}

/** A fifth of a millisecond. */
const CONVERGED_DAYS = 0.2e-3 / 86_400;
const MAX_STEPS = 6;

/**
 * Refines a fitted zero by Newton's steps from the fit's moment: values are the quantity's own, speeds the fit's.
 *
 * One step is mostly enough. Where the quantity hardly changes, a step may leave the bracket; false position then finds
 * the zero in the bracket.
 */
export function refineFittedZero({ valueAt, speedAt, speedError, ...fitted }: FittedZero): JdUt {
  const { low, high } = fitted;
  let { moment } = fitted;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const speed = speedAt(moment);
    const next = jdUt(moment - valueAt(moment) / speed);
    const isBetween = next >= low && next <= high;
    if (!isBetween) break;
    const stepError = Math.abs(speedAt(next) - speed) / 2 + speedError;
    if (Math.abs(((next - moment) / speed) * stepError) < CONVERGED_DAYS) return next;
    moment = next;
  }
  return refineZero(valueAt, { low, high });
}
