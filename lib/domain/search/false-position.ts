const MAX_STEPS = 60;

/** Ends of a stretch at which a quantity has different signs, and how closely its zero is to be enclosed. */
interface ZeroBracket {
  readonly low: number;
  readonly high: number;
  readonly smallestStep: number;
  /** A value no larger than this counts as zero; default 0. */
  readonly smallestValue?: number;
}

/**
 * Where a quantity passes zero.
 *
 * Illinois variant of the false position: as fast as the secant, never out of the bracket, and where the quantity is
 * flat (a body near its station) it still halves.
 *
 * @source the Illinois method, halving the value at the end that was kept: M. Dowell and P. Jarratt, "A modified regula falsi
 * method for computing the root of an equation", BIT 11 (1971), pp. 168–174
 */
export function solveFalsePosition(valueAt: (place: number) => number, enclosed: ZeroBracket): number {
  const { smallestStep, smallestValue = 0 } = enclosed;
  let { low, high } = enclosed;
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

/** Keeps a step off the ends; one that leads nowhere is a halving instead. */
function clampStep(low: number, high: number, step: number): number {
  const margin = (high - low) / 1000;
  return Number.isFinite(step) ? Math.min(Math.max(step, low + margin), high - margin) : (low + high) / 2;
}
