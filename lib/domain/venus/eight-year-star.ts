import { arcDeg } from '../../units/angle.ts';
import type { JdUt } from '../../units/time.ts';
import type { ConjunctionType } from '../events/conjunctions.ts';
import type { Sky } from '../events/sky.ts';
import { type VenusConjunction, venusConjunctions, windowAround } from './conjunctions.ts';
import { type Reckoning, reckonedDeg } from './reckoning.ts';

/** Conjunctions of one kind that make a star: five in eight years less some two and a half days. */
export const VERTICES = 5;

/** One vertex of the star. */
export interface Vertex {
  readonly conjunction: VenusConjunction;
  /** The same vertex of the star before; undefined beyond the ephemeris. */
  readonly previous: VenusConjunction | undefined;
}

/** Every second conjunction is of the same kind: five of them before or after, and the five of the star before. */
const SEARCHED = { before: 4 * VERTICES, after: 2 * VERTICES } as const;

/** The five conjunctions of one kind nearest to a moment in time, ascending, each with that of the star before. */
export function eightYearStar(sky: Sky, moment: JdUt, type: ConjunctionType): readonly Vertex[] {
  const ofKind = venusConjunctions(sky, windowAround(moment, SEARCHED)).filter((found) => found.type === type);
  const distance = (conjunction: VenusConjunction): number => Math.abs(conjunction.moment - moment);
  const nearest = new Set([...ofKind].sort((a, b) => distance(a) - distance(b)).slice(0, VERTICES));
  return ofKind.flatMap((conjunction, index) => {
    if (!nearest.has(conjunction)) return [];
    return [{ conjunction, previous: ofKind[index - VERTICES] }];
  });
}

/** How far a vertex has moved since the star before, degrees: about −2.4; undefined beyond the ephemeris. */
export function driftDeg({ conjunction, previous }: Vertex, reckoning: Reckoning): number | undefined {
  if (!previous) return undefined;
  return arcDeg(reckonedDeg('venus', previous.moment, reckoning), reckonedDeg('venus', conjunction.moment, reckoning));
}
