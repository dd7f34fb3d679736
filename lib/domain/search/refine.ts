import { type JdUt, jdUt } from '../../units/time.ts';
import type { ValueAt } from './curve.ts';

/** A span at whose ends a quantity has different signs. */
export interface Bracket {
  readonly low: JdUt;
  readonly high: JdUt;
}

/** A quarter of a millisecond: six steps of a double Julian day near the present. */
const SMALLEST_STEP_DAYS = 0.25e-3 / 86_400;
const MOST_STEPS = 60;

/**
 * The moment at which a quantity passes zero, to a quarter of a millisecond, on the quantity itself.
 *
 * Illinois variant of the false position: as fast as the secant, never out of the bracket, and where the quantity is
 * flat (a body near its station) it still halves.
 *
 * @source the Illinois method, halving the value at the end that was kept: https://ocaml.org/p/root1d/latest/doc/Root1D/index.html
 */
export function refineZero(valueAt: ValueAt, bracket: Bracket): JdUt {
  let { low, high } = bracket;
  let [atLow, atHigh] = [valueAt(low), valueAt(high)];
  let keptSide = 0;
  for (let step = 0; step < MOST_STEPS && high - low > SMALLEST_STEP_DAYS; step += 1) {
    const middle = jdUt(inside(low, high, high - (atHigh * (high - low)) / (atHigh - atLow)));
    const atMiddle = valueAt(middle);
    if (atMiddle === 0) return middle;
    if (atMiddle < 0 === atLow < 0) {
      [low, atLow] = [middle, atMiddle];
      if (keptSide === 1) atHigh /= 2;
      keptSide = 1;
    } else {
      [high, atHigh] = [middle, atMiddle];
      if (keptSide === -1) atLow /= 2;
      keptSide = -1;
    }
  }
  return Math.abs(atLow) < Math.abs(atHigh) ? low : high;
}

/** Keeps a step off the ends; one that leads nowhere is a halving instead. */
function inside(low: number, high: number, step: number): number {
  const margin = (high - low) / 1000;
  return Number.isFinite(step) ? Math.min(Math.max(step, low + margin), high - margin) : (low + high) / 2;
}
