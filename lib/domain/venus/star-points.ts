import type { JdUt } from '../../units/time.ts';
import type { Sky } from '../events/sky.ts';
import { type VenusConjunction, venusConjunctions, windowAround } from './conjunctions.ts';

/** How many conjunctions before a birth and after it make its star. */
export const STAR_POINTS = { before: 3, after: 2 } as const;

/** A conjunction as counted from a birth. */
export interface StarPoint {
  readonly conjunction: VenusConjunction;
  /** −1 is the last one at or before the birth, 1 the first one after it. */
  readonly order: number;
}

/** The conjunctions around a birth, ascending: fewer than five only at either end of the ephemeris. */
export function starPoints(sky: Sky, birth: JdUt): readonly StarPoint[] {
  const found = venusConjunctions(sky, windowAround(birth, STAR_POINTS));
  const before = found.filter(({ moment }) => moment <= birth).slice(-STAR_POINTS.before);
  const after = found.filter(({ moment }) => moment > birth).slice(0, STAR_POINTS.after);
  return [
    ...before.map((conjunction, index) => ({ conjunction, order: index - before.length })),
    ...after.map((conjunction, index) => ({ conjunction, order: index + 1 })),
  ];
}
