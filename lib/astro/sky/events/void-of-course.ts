import { clipRange, type JdRange, jdUt, widenRange } from '../../../base/units/time.ts';
import { MOMENT_UNCERTAINTY_DAYS } from '../../motion/crossing.ts';
import type { GeocentricSky } from '../../motion/geocentric-sky.ts';
import { findIndexAtOrAfter } from '../../motion/pagination.ts';
import type { EventQuery, PendingEvent, VoidOfCourseEvent } from './event.ts';
import {
  findLunarAspects,
  findSignExits,
  isBeforeOrAt,
  type LunarAspect,
  type RefinableMoment,
  type SignExit,
  toRefinableMoment,
} from './lunar-aspects.ts';

/** More than the Moon's longest stay in one sign, days: she is never slower than 11.7° a day. */
const LONGEST_IN_SIGN_DAYS = 3;

/**
 * Every period in which the Moon is void of course and that overlaps the window. It lasts from her last exact major
 * aspect in a sign until she leaves the sign. If she makes none, it starts when she enters the sign.
 *
 * A period that began before the window is included with its true beginning, and one that ends after it with its true
 * end. A period whose beginning or end lies outside the ephemeris files is left out.
 *
 * @source "void of course, when he is separated from a Planet, nor doth forthwith, during his being in that Sign, apply to any
 * other": William Lilly, Christian Astrology (1659), p. 112, quoted at https://www.skyscript.co.uk/gl/void.html. He counts from
 * the orb; from the exact aspect on, as here, is the usage of ephemerides (test/golden/vectors/void-of-course.jsonl)
 */
export function findVoidOfCourseEvents({
  sky,
  window,
  tradition,
}: EventQuery): readonly PendingEvent<VoidOfCourseEvent>[] {
  const wide = widenBySign(sky, window);
  const exits = findSignExits(sky, wide);
  const contacts = findLunarAspects(sky, wide, tradition);
  return exits.flatMap((exit, index) => {
    const entering = exits[index - 1];
    const last = findLastAspect(contacts, entering, exit);
    const begins = last ?? entering;
    const isInWindow =
      begins &&
      isBeforeOrAt(begins, toRefinableMoment(window.toJdUt)) &&
      !isBeforeOrAt(exit, toRefinableMoment(window.fromJdUt));
    return isInWindow ? [{ moment: begins.moment, refine: () => toVoidOfCourseEvent(begins, exit, last) }] : [];
  });
}

function toVoidOfCourseEvent(
  begins: RefinableMoment,
  { ingress, refine }: SignExit,
  last: LunarAspect | undefined,
): VoidOfCourseEvent {
  return {
    type: 'void_of_course',
    moment: begins.refine(),
    sign: ingress.fromSign,
    nextSign: ingress.sign,
    endsAt: refine(),
    last: last && { body: last.body, aspect: last.aspect },
  };
}

/** The last aspect between two sign borders. */
function findLastAspect(
  contacts: readonly LunarAspect[],
  entering: RefinableMoment | undefined,
  exit: RefinableMoment,
): LunarAspect | undefined {
  const from = entering ? findIndexAtOrAfter(contacts, jdUt(entering.moment - MOMENT_UNCERTAINTY_DAYS)) : 0;
  const to = findIndexAtOrAfter(contacts, jdUt(exit.moment + MOMENT_UNCERTAINTY_DAYS));
  let last: LunarAspect | undefined;
  for (const contact of contacts.slice(from, to)) {
    const isInSign = isBeforeOrAt(contact, exit) && (!entering || isBeforeOrAt(entering, contact));
    if (isInSign && (!last || isBeforeOrAt(last, contact))) last = contact;
  }
  return last;
}

/** Widens a window to hold the Moon's whole stay in the signs at its two ends, within the coverage of the files. */
function widenBySign({ ephemeris }: GeocentricSky, window: JdRange): JdRange {
  return clipRange(widenRange(window, LONGEST_IN_SIGN_DAYS), ephemeris.coverage());
}
