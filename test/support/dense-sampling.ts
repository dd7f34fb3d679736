import { NUMBERED_BODIES, type NumberedBodyId } from '../../lib/base/catalog/bodies.ts';
import { arcDeg } from '../../lib/base/units/angle.ts';

/** An angle from the engine, degrees, as a function of the Julian day (UT). */
export type AngleAt = (moment: number) => number;

/**
 * Sampling interval, days, short enough that a body reverses at most once within two intervals. Exception: the true
 * node can reverse twice in an hour and a half and move at most 0.001″ in between; a search finds this.
 */
export function longestStepDays(body: NumberedBodyId): number {
  if (body === 'true_node') return 0.02;
  if (body === 'moon' || body === 'true_lilith') return 0.1;
  return NUMBERED_BODIES[body].kind === 'planet' ? 0.5 : 1;
}

/** Finds the moment (JD) of an angle's extremum between two moments by ternary search, to the engine's precision. */
export function turnBetween(angleAt: AngleAt, from: number, to: number): number {
  const base = angleAt(from);
  const risenAt: AngleAt = (moment) => arcDeg(base, angleAt(moment));
  const isMaximum = risenAt((from + to) / 2) > risenAt(to) / 2;
  let [low, high] = [from, to];
  for (let thirding = 0; thirding < 40; thirding += 1) {
    const [left, right] = [low + (high - low) / 3, high - (high - low) / 3];
    if (risenAt(left) < risenAt(right) === isMaximum) low = left;
    else high = right;
  }
  return (low + high) / 2;
}

/** Finds the moment (JD) at which a signed angle changes sign between two moments, by bisection. */
export function bisectZero(gapAt: AngleAt, from: number, to: number): number {
  let [low, high] = [from, to];
  const startsBelow = gapAt(low) < 0;
  for (let halving = 0; halving < 45; halving += 1) {
    const middle = (low + high) / 2;
    if (gapAt(middle) < 0 === startsBelow) low = middle;
    else high = middle;
  }
  return high;
}
