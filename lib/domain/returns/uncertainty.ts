import type { JdRange, JdUt } from '../../units/time.ts';
import { type GeocentricSky, longitudeAt } from '../longitude-model/geocentric-sky.ts';
import { findDegreeCrossings } from '../transits/degree-crossings.ts';
import { type NatalLongitude, returnCycleOf } from './returns.ts';
import { clipWindowAround } from './window.ts';

/** In this share of a cycle a body passes what it moves in one day, wherever it stands still in between. */
const REACH_CYCLE_SHARE = 1 / 12;
const MAX_REACH_DAYS = 400;

/**
 * From when to when a return can be where only the day of birth is known: as long as the body stays between its places at
 * the beginning and at the end of that day.
 *
 * @param moment of the return for some birth on that day
 * @returns undefined where the ephemeris ends in between
 */
export function findReturnSpan(sky: GeocentricSky, { natal, moment, day }: ReturnForBirthDay): JdRange | undefined {
  const { body } = natal;
  const reachDays = Math.min(MAX_REACH_DAYS, returnCycleOf(sky, body).meanDays * REACH_CYCLE_SHARE);
  const window = clipWindowAround(moment, reachDays, sky.ephemeris.coverage(body));
  const passed = [day.fromJdUt, day.toJdUt].flatMap((border) => {
    const degree = longitudeAt(sky, body, border);
    return [...findDegreeCrossings(sky, { body, degree, window })].map((crossing) => crossing.moment);
  });
  const earlier = passed.filter((at) => at <= moment).toSorted(compareDescending)[0];
  const later = passed.filter((at) => at >= moment).toSorted(compareAscending)[0];
  return earlier === undefined || later === undefined ? undefined : { fromJdUt: earlier, toJdUt: later };
}

/** A return, and the day of the birth. */
interface ReturnForBirthDay {
  readonly natal: NatalLongitude;
  readonly moment: JdUt;
  readonly day: JdRange;
}

const compareAscending = (a: JdUt, b: JdUt): number => a - b;
const compareDescending = (a: JdUt, b: JdUt): number => b - a;
