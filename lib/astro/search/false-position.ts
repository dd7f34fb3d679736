const MAX_STEPS = 60;

/** A bracket, at whose ends a quantity has different signs, and the accuracy wanted of its zero. */
interface ZeroBracket {
  readonly low: number;
  readonly high: number;
  /** The search ends once the bracket is this narrow. */
  readonly smallestStep: number;
  /** A value no larger than this counts as zero; default 0. */
  readonly smallestValue?: number;
}

/**
 * Zero of a quantity in a bracket.
 *
 * Illinois variant of the false position: as fast as the secant method, it never leaves the bracket, and it still halves
 * the bracket where the quantity is flat (a body near its station).
 *
 * @source the Illinois method, halving the value at the end that was kept: M. Dowell and P. Jarratt, "A modified regula falsi
 * method for computing the root of an equation", BIT 11 (1971), pp. 168–174
 */
export function solveFalsePosition(valueAt: (x: number) => number, bracket: ZeroBracket): number {
  const { smallestStep, smallestValue = 0 } = bracket;
  let { low, high } = bracket;
  let [atLow, atHigh] = [valueAt(low), valueAt(high)];
  let keptSide = 0;
  for (let step = 0; step < MAX_STEPS && high - low > smallestStep; step += 1) {
    const middle = clampStep(low, high, high - (atHigh * (high - low)) / (atHigh - atLow));
    const atMiddle = valueAt(middle);
    if (Math.abs(atMiddle) <= smallestValue) return middle;
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

/** Keeps a step away from the ends of the bracket. Halves the bracket instead if the step is not finite. */
function clampStep(low: number, high: number, step: number): number {
  const margin = (high - low) / 1000;
  return Number.isFinite(step) ? Math.min(Math.max(step, low + margin), high - margin) : (low + high) / 2;
}
