import type { JdRange } from '../../ephemeris/port.ts';
import type { JdUt } from '../../units/time.ts';
import { longitudeAt, type Sky } from '../positions/sky.ts';
import { degreeCrossings } from '../transits/degree-crossings.ts';
import { cycleIn, type NatalPlace } from './returns.ts';
import { windowAround } from './window.ts';

/** In this share of a cycle a body passes what it moves in one day, wherever it stands still in between. */
const SHARE_OF_CYCLE = 1 / 12;
const MOST_DAYS = 400;

/**
 * From when to when a return can be where only the day of birth is known: as long as the body stays between its places at
 * the beginning and at the end of that day.
 *
 * @param moment of the return for some birth on that day
 * @returns undefined where the ephemeris ends in between
 */
export function spanOfReturn(sky: Sky, { natal, moment, day }: ReturnOfDay): JdRange | undefined {
  const { body } = natal;
  const reachDays = Math.min(MOST_DAYS, cycleIn(sky, body).meanDays * SHARE_OF_CYCLE);
  const window = windowAround(moment, reachDays, sky.ephemeris.coverage(body));
  const passed = [day.fromJdUt, day.toJdUt].flatMap((border) => {
    const degree = longitudeAt(sky, body, border);
    return [...degreeCrossings(sky, { body, degree, window })].map((crossing) => crossing.moment);
  });
  const earlier = passed.filter((at) => at <= moment).toSorted(descending)[0];
  const later = passed.filter((at) => at >= moment).toSorted(ascending)[0];
  return earlier === undefined || later === undefined ? undefined : { fromJdUt: earlier, toJdUt: later };
}

/** A return, and the day of the birth. */
interface ReturnOfDay {
  readonly natal: NatalPlace;
  readonly moment: JdUt;
  readonly day: JdRange;
}

const ascending = (a: JdUt, b: JdUt): number => a - b;
const descending = (a: JdUt, b: JdUt): number => b - a;
