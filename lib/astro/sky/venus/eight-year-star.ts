import { arcDeg } from '../../../base/units/angle.ts';
import type { JdUt } from '../../../base/units/time.ts';
import { type GeocentricSky, longitudeAt } from '../../motion/geocentric-sky.ts';
import type { ConjunctionType } from '../events/conjunctions.ts';
import { findVenusConjunctions, toConjunctionWindow, type VenusConjunction } from './conjunctions.ts';

/** Conjunctions of one kind that form a star: five in eight years minus about two and a half days. */
const VERTEX_COUNT = 5;

/** One vertex of the star. */
export interface StarVertex {
  readonly conjunction: VenusConjunction;
  /** The same vertex of the previous star; undefined outside the ephemeris. */
  readonly previous: VenusConjunction | undefined;
}

/** Conjunctions to search: every second one is of the same kind. Needs five before or after, and five of the previous star. */
const SEARCHED_CONJUNCTIONS = { before: 4 * VERTEX_COUNT, after: 2 * VERTEX_COUNT } as const;

/** The five conjunctions of one kind nearest in time to a moment, ascending, each with its vertex in the previous star. */
export function findEightYearStar(sky: GeocentricSky, moment: JdUt, type: ConjunctionType): readonly StarVertex[] {
  const conjunctions = findVenusConjunctions(sky, toConjunctionWindow(moment, SEARCHED_CONJUNCTIONS)).filter(
    (conjunction) => conjunction.type === type,
  );
  const distance = (conjunction: VenusConjunction): number => Math.abs(conjunction.moment - moment);
  const nearest = new Set([...conjunctions].sort((a, b) => distance(a) - distance(b)).slice(0, VERTEX_COUNT));
  return conjunctions.flatMap((conjunction, index) => {
    if (!nearest.has(conjunction)) return [];
    return [{ conjunction, previous: conjunctions[index - VERTEX_COUNT] }];
  });
}

/**
 * Motion of a vertex since the previous star, degrees: about −2.4; undefined outside the ephemeris.
 *
 * @param sky in the zodiac of the answer
 */
export function driftDeg({ conjunction, previous }: StarVertex, sky: GeocentricSky): number | undefined {
  if (!previous) return undefined;
  return arcDeg(longitudeAt(sky, 'venus', previous.moment), longitudeAt(sky, 'venus', conjunction.moment));
}
