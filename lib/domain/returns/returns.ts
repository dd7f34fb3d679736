import type { CatalogBodyId } from '../../catalog/bodies.ts';
import { RETURN_CYCLES, type ReturnCycle } from '../../catalog/return-cycles.ts';
import { arcDeg, type LongitudeDeg } from '../../units/angle.ts';
import { type JdRange, type JdUt, jdUt } from '../../units/time.ts';
import { type GeocentricSky, longitudeAt, stateAt } from '../longitude-model/geocentric-sky.ts';
import { type DegreeCrossing, findDegreeCrossings } from '../transits/degree-crossings.ts';

/** A body's place at birth, which it comes back to. */
export interface NatalLongitude {
  readonly body: CatalogBodyId;
  readonly birth: JdUt;
  /** In the zodiac of the sky that the returns are looked for in. */
  readonly degree: LongitudeDeg;
}

/** A body standing where it stood at birth, having gone round the zodiac since. */
export interface BodyReturn extends DegreeCrossing {
  /** How many times it has gone round: 1 at the first return, −1 at the last one before birth; all passes of a loop share it. */
  readonly round: number;
}

export function computeNatalLongitude(sky: GeocentricSky, body: CatalogBodyId, birth: JdUt): NatalLongitude {
  return { body, birth, degree: longitudeAt(sky, body, birth) };
}

/** How a body goes round in the zodiac of a sky. */
export const returnCycleOf = ({ zodiac }: GeocentricSky, body: CatalogBodyId): ReturnCycle =>
  RETURN_CYCLES[body][zodiac.type];

/**
 * Every return in a window, all passes of a retrograde loop among them, in order.
 *
 * The birth is none, and neither are the passes of the loop that it falls in: the body has not gone round. Which round a
 * pass belongs to is its distance from birth in mean rounds, as passes of one round and those of the next lie far apart.
 */
export function* findReturns(sky: GeocentricSky, natal: NatalLongitude, window: JdRange): Generator<BodyReturn> {
  const { meanDays } = returnCycleOf(sky, natal.body);
  for (const crossing of findDegreeCrossings(sky, { ...natal, window })) {
    const round = Math.round((crossing.moment - natal.birth) / meanDays);
    if (round !== 0) yield { ...crossing, moment: refineReturnMoment(sky, natal, crossing.moment), round };
  }
}

/** A step beyond it would come of a speed that is next to nothing, days: a tenth of a second. */
const LONGEST_STEP_DAYS = 0.1 / 86_400;

/**
 * One step of Newton's with the engine's own speed. A crossing is settled with the fit's, which now and then leaves
 * Moon, Mercury, Mars and true apogee up to 8 ms off (two in a thousand crossings at most).
 */
function refineReturnMoment(sky: GeocentricSky, { body, degree }: NatalLongitude, moment: JdUt): JdUt {
  const { longitudeDeg, longitudeSpeedDegPerDay } = stateAt(sky, body, moment);
  const stepDays = arcDeg(longitudeDeg, degree) / longitudeSpeedDegPerDay;
  return Math.abs(stepDays) < LONGEST_STEP_DAYS ? jdUt(moment + stepDays) : moment;
}

/** The return nearest to a moment, the earlier of two; undefined where there are none. */
export function pickNearestReturn(returns: readonly BodyReturn[], moment: JdUt): BodyReturn | undefined {
  const distance = (one: BodyReturn): number => Math.abs(one.moment - moment);
  return returns.toSorted((a, b) => distance(a) - distance(b) || a.moment - b.moment)[0];
}
