import type { CatalogBodyId } from '../../../base/catalog/bodies.ts';
import { RETURN_CYCLES, type ReturnCycle } from '../../../base/catalog/return-cycles.ts';
import type { LongitudeDeg } from '../../../base/units/angle.ts';
import type { JdRange, JdUt } from '../../../base/units/time.ts';
import { type GeocentricSky, longitudeAt } from '../../motion/geocentric-sky.ts';
import { type DegreeCrossing, findDegreeCrossings } from '../transits/degree-crossings.ts';

/** A body's longitude at birth: the target of its returns. */
export interface NatalLongitude {
  readonly body: CatalogBodyId;
  readonly birth: JdUt;
  /** In the zodiac in which the returns are searched. */
  readonly degree: LongitudeDeg;
}

/** A body back at its natal longitude after at least one revolution through the zodiac. */
export interface BodyReturn extends DegreeCrossing {
  /** Revolutions since birth: 1 at the first return, −1 at the last one before birth. All passes of a loop share it. */
  readonly round: number;
}

export function computeNatalLongitude(sky: GeocentricSky, body: CatalogBodyId, birth: JdUt): NatalLongitude {
  return { body, birth, degree: longitudeAt(sky, body, birth) };
}

/** A body's return cycle in the zodiac of a sky. */
export const returnCycleOf = ({ zodiac }: GeocentricSky, body: CatalogBodyId): ReturnCycle =>
  RETURN_CYCLES[body][zodiac.type];

/**
 * Every return in a window, including all passes of a retrograde loop, ascending.
 *
 * The birth is no return, and neither are the other passes of its own loop, as the body has made no revolution yet. The
 * number of a return's revolution is its distance from birth in mean cycles, rounded: passes of one revolution and those
 * of the next lie far apart.
 */
export function* findReturns(sky: GeocentricSky, natal: NatalLongitude, window: JdRange): Generator<BodyReturn> {
  const { meanDays } = returnCycleOf(sky, natal.body);
  for (const crossing of findDegreeCrossings(sky, { ...natal, window })) {
    const round = Math.round((crossing.moment - natal.birth) / meanDays);
    if (round !== 0) yield { ...crossing, round };
  }
}

/** Return nearest to a moment, the earlier of two equally near; undefined if there is none. */
export function pickNearestReturn(returns: readonly BodyReturn[], moment: JdUt): BodyReturn | undefined {
  const distance = (one: BodyReturn): number => Math.abs(one.moment - moment);
  return returns.toSorted((a, b) => distance(a) - distance(b) || a.moment - b.moment)[0];
}
