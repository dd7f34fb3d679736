import type { JdUt } from '../../../base/units/time.ts';
import type { GeocentricSky } from '../../motion/geocentric-sky.ts';
import { findVenusConjunctions, toConjunctionWindow, type VenusConjunction } from './conjunctions.ts';

/** Conjunctions before and after a birth that form its star. */
export const STAR_POINT_COUNTS = { before: 3, after: 2 } as const;

/** A conjunction with its number relative to a birth. */
export interface StarPoint {
  readonly conjunction: VenusConjunction;
  /** −1 is the last one at or before the birth, 1 the first one after it. */
  readonly order: number;
}

/** Conjunctions around a birth, ascending: fewer than five only near the ends of the ephemeris. */
export function findStarPoints(sky: GeocentricSky, birth: JdUt): readonly StarPoint[] {
  const found = findVenusConjunctions(sky, toConjunctionWindow(birth, STAR_POINT_COUNTS));
  const before = found.filter(({ moment }) => moment <= birth).slice(-STAR_POINT_COUNTS.before);
  const after = found.filter(({ moment }) => moment > birth).slice(0, STAR_POINT_COUNTS.after);
  return [
    ...before.map((conjunction, index) => ({ conjunction, order: index - before.length })),
    ...after.map((conjunction, index) => ({ conjunction, order: index + 1 })),
  ];
}
