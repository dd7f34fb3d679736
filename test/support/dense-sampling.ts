import { BODIES, type CatalogBodyId } from '../../lib/catalog/bodies.ts';
import { arcDeg } from '../../lib/units/angle.ts';

/** An angle of the engine's, degrees, by Julian day (UT). */
export type AngleAt = (moment: number) => number;

/**
 * Days between two looks: so short that a body turns at most once within two of them. The true node can turn twice in
 * an hour and a half and go no further than 0.001″ in between, which a search finds.
 */
export function longestStepDays(body: CatalogBodyId): number {
  if (body === 'true_node') return 0.02;
  if (body === 'moon' || body === 'true_lilith') return 0.1;
  return BODIES[body].kind === 'planet' ? 0.5 : 1;
}

/** Where an angle turns between two moments: by thirds, as long as the engine's last digits tell them apart. */
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

/** When an angle, as a gap, changes sign between two moments. */
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
