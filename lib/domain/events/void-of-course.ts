import { ASPECT_IDS, ASPECTS, type AspectId } from '../../catalog/aspects.ts';
import { BODIES, CATALOG_BODY_IDS, type CatalogBodyId } from '../../catalog/bodies.ts';
import { clipRange, type JdRange, type JdUt, jdUt, widenRange } from '../../units/time.ts';
import { MOMENT_UNCERTAINTY_DAYS, refineMoment } from '../longitude-model/crossing.ts';
import { type GeocentricSky, toTropicalSky } from '../longitude-model/geocentric-sky.ts';
import { findExactAspects } from '../mutual-aspects/exact-aspects.ts';
import { buildTracks, type Track } from '../mutual-aspects/track.ts';
import { findIngresses, type Ingress } from '../transits/ingresses.ts';
import { findIndexAtOrAfter } from '../transits/pagination.ts';
import { toAspectAngles } from './aspects.ts';
import type { EventQuery, PendingEvent, VoidOfCourseEvent, VoidTradition } from './event.ts';

const PLANETS = CATALOG_BODY_IDS.filter((body) => BODIES[body].kind === 'planet' && body !== 'moon');

/** Bodies whose aspects end a void period. */
const VOID_ENDING_BODIES: Readonly<Record<VoidTradition, readonly CatalogBodyId[]>> = {
  modern: PLANETS,
  traditional: PLANETS.slice(0, PLANETS.indexOf('saturn') + 1),
};

const MAJOR_ASPECTS = ASPECT_IDS.filter((aspect) => ASPECTS[aspect].kind === 'major');

/** More than the Moon's longest stay in one sign, days: she is never slower than 11.7° a day. */
const LONGEST_IN_SIGN_DAYS = 3;

/** A moment to about a second, with a function that refines it on the engine. */
interface RefinableMoment {
  readonly moment: JdUt;
  readonly refine: () => JdUt;
}

/** An exact major aspect of the Moon. */
interface LunarAspect extends RefinableMoment {
  readonly body: CatalogBodyId;
  readonly aspect: AspectId;
}

/** The Moon leaving a sign for the next. */
interface SignExit extends RefinableMoment {
  readonly ingress: Ingress;
}

/**
 * Every period in which the Moon is void of course and that overlaps the window. It lasts from her last exact major
 * aspect in a sign until she leaves the sign. If she makes none, it starts when she enters the sign.
 *
 * A period that began before the window is included with its true beginning, and one that ends after it with its true
 * end. A period whose beginning or end lies outside the ephemeris files is left out.
 *
 * @source "void of course, when he is separated from a Planet, nor doth forthwith, during his being in that Sign, apply to any
 * other": William Lilly, Christian Astrology (1659), p. 112, quoted at https://www.skyscript.co.uk/gl/void.html. He counts from
 * the orb; from the exact aspect on, as here, is the usage of ephemerides (test/golden/events)
 */
export function findVoidOfCourseEvents({
  sky,
  window,
  tradition,
}: EventQuery): readonly PendingEvent<VoidOfCourseEvent>[] {
  const wide = widenBySign(sky, window);
  const exits = findSignExits(sky, wide);
  const contacts = findMajorAspects(toTropicalSky(sky), wide, VOID_ENDING_BODIES[tradition]);
  return exits.flatMap((exit, index) => {
    const entering = exits[index - 1];
    const last = findLastAspect(contacts, entering, exit);
    const begins = last ?? entering;
    const isInWindow =
      begins &&
      isBefore(begins, toRefinableMoment(window.toJdUt)) &&
      !isBefore(exit, toRefinableMoment(window.fromJdUt));
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
    const isInSign = isBefore(contact, exit) && (!entering || isBefore(entering, contact));
    if (isInSign && (!last || isBefore(last, contact))) last = contact;
  }
  return last;
}

/** Whether one moment precedes another or equals it; refines both where they are close. */
function isBefore(one: RefinableMoment, other: RefinableMoment): boolean {
  const differenceDays = other.moment - one.moment;
  return Math.abs(differenceDays) > MOMENT_UNCERTAINTY_DAYS ? differenceDays > 0 : one.refine() <= other.refine();
}

const toRefinableMoment = (moment: JdUt): RefinableMoment => ({ moment, refine: () => moment });

function findSignExits(sky: GeocentricSky, window: JdRange): readonly SignExit[] {
  return findIngresses(sky, ['moon'], window).map((ingress) => ({
    moment: ingress.moment,
    refine: () => refineMoment(sky, ingress),
    ingress,
  }));
}

function findMajorAspects(
  sky: GeocentricSky,
  window: JdRange,
  voidEndingBodies: readonly CatalogBodyId[],
): readonly LunarAspect[] {
  const angles = toAspectAngles(MAJOR_ASPECTS);
  const tracks = buildTracks(sky, ['moon', ...voidEndingBodies], window);
  const contacts = voidEndingBodies.flatMap((body) => {
    const trackPair = [tracks.get('moon') as Track, tracks.get(body) as Track] as const;
    const exactAspects = findExactAspects(
      { sky, pair: { first: 'moon', second: body }, angles: [...angles.keys()], window },
      trackPair,
    );
    return [...exactAspects].map(
      ({ moment, refine, angleDeg }): LunarAspect => ({
        moment,
        refine,
        body,
        aspect: angles.get(angleDeg) as AspectId,
      }),
    );
  });
  return contacts.sort((a, b) => a.moment - b.moment);
}

/** Widens a window to hold the Moon's whole stay in the signs at its two ends, within the coverage of the files. */
function widenBySign({ ephemeris }: GeocentricSky, window: JdRange): JdRange {
  return clipRange(widenRange(window, LONGEST_IN_SIGN_DAYS), ephemeris.coverage());
}
