import { type JdUt, jdUt } from '../../base/units/time.ts';
import type { ValueAt } from './curve.ts';
import { solveFalsePosition } from './false-position.ts';

/** A span at whose ends a quantity has different signs. */
export interface Bracket {
  readonly low: JdUt;
  readonly high: JdUt;
}

/** A quarter of a millisecond: six steps of a double Julian day near the present. */
const SMALLEST_STEP_DAYS = 0.25e-3 / 86_400;

/** Moment at which a quantity is zero, to a quarter of a millisecond. */
export function refineZero(valueAt: ValueAt, bracket: Bracket): JdUt {
  return jdUt(solveFalsePosition((at) => valueAt(jdUt(at)), { ...bracket, smallestStep: SMALLEST_STEP_DAYS }));
}
