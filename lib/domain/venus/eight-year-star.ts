import { arcDeg } from '../../units/angle.ts';
import type { JdUt } from '../../units/time.ts';
import type { ConjunctionType } from '../events/conjunctions.ts';
import type { PositionSource } from '../events/position-source.ts';
import { findVenusConjunctions, toConjunctionWindow, type VenusConjunction } from './conjunctions.ts';
import { type OutputZodiac, outputLongitudeDeg } from './output-zodiac.ts';

/** Conjunctions of one kind that make a star: five in eight years less some two and a half days. */
export const VERTEX_COUNT = 5;

/** One vertex of the star. */
export interface StarVertex {
  readonly conjunction: VenusConjunction;
  /** The same vertex of the star before; undefined beyond the ephemeris. */
  readonly previous: VenusConjunction | undefined;
}

/** Every second conjunction is of the same kind: five of them before or after, and the five of the star before. */
const SEARCHED_CONJUNCTIONS = { before: 4 * VERTEX_COUNT, after: 2 * VERTEX_COUNT } as const;

/** The five conjunctions of one kind nearest to a moment in time, ascending, each with that of the star before. */
export function findEightYearStar(sky: PositionSource, moment: JdUt, type: ConjunctionType): readonly StarVertex[] {
  const ofKind = findVenusConjunctions(sky, toConjunctionWindow(moment, SEARCHED_CONJUNCTIONS)).filter(
    (found) => found.type === type,
  );
  const distance = (conjunction: VenusConjunction): number => Math.abs(conjunction.moment - moment);
  const nearest = new Set([...ofKind].sort((a, b) => distance(a) - distance(b)).slice(0, VERTEX_COUNT));
  return ofKind.flatMap((conjunction, index) => {
    if (!nearest.has(conjunction)) return [];
    return [{ conjunction, previous: ofKind[index - VERTEX_COUNT] }];
  });
}

/** How far a vertex has moved since the star before, degrees: about −2.4; undefined beyond the ephemeris. */
export function driftDeg({ conjunction, previous }: StarVertex, outputZodiac: OutputZodiac): number | undefined {
  if (!previous) return undefined;
  return arcDeg(
    outputLongitudeDeg('venus', previous.moment, outputZodiac),
    outputLongitudeDeg('venus', conjunction.moment, outputZodiac),
  );
}
