import type { JdRange, JdUt } from '../../../base/units/time.ts';
import { type GeocentricSky, longitudeAt } from '../../motion/geocentric-sky.ts';
import { findDegreeCrossings } from '../transits/degree-crossings.ts';
import { type NatalLongitude, returnCycleOf } from './returns.ts';
import { clipWindowAround } from './window.ts';

/** Share of a mean cycle in which a body covers its motion of one day, even with a station in between. */
const REACH_CYCLE_SHARE = 1 / 12;
const MAX_REACH_DAYS = 400;

/**
 * Range of moments at which a return can occur if only the day of birth is known: the time in which the body moves
 * between its longitudes at the beginning and at the end of that day.
 *
 * @param moment moment of the return for a birth at some time of that day
 * @returns undefined where the ephemeris ends within the range
 */
export function findReturnSpan(sky: GeocentricSky, { natal, moment, day }: ReturnForBirthDay): JdRange | undefined {
  const { body } = natal;
  const reachDays = Math.min(MAX_REACH_DAYS, returnCycleOf(sky, body).meanDays * REACH_CYCLE_SHARE);
  const window = clipWindowAround(moment, reachDays, sky.ephemeris.coverage(body));
  const crossings = [day.fromJdUt, day.toJdUt].flatMap((border) => {
    const degree = longitudeAt(sky, body, border);
    return [...findDegreeCrossings(sky, { body, degree, window })].map((crossing) => crossing.moment);
  });
  const earlier = crossings.filter((at) => at <= moment).toSorted(compareDescending)[0];
  const later = crossings.filter((at) => at >= moment).toSorted(compareAscending)[0];
  return earlier === undefined || later === undefined ? undefined : { fromJdUt: earlier, toJdUt: later };
}

/** A return and the day of birth. */
interface ReturnForBirthDay {
  readonly natal: NatalLongitude;
  readonly moment: JdUt;
  readonly day: JdRange;
}

const compareAscending = (a: JdUt, b: JdUt): number => a - b;
const compareDescending = (a: JdUt, b: JdUt): number => b - a;
