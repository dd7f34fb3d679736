import { ASPECT_IDS, ASPECTS, type AspectId } from '../../catalog/aspects.ts';
import { BODIES, CATALOG_BODY_IDS, type CatalogBodyId } from '../../catalog/bodies.ts';
import type { JdRange } from '../../ephemeris/port.ts';
import { type JdUt, jdUt } from '../../units/time.ts';
import { meetingsOf } from '../meetings/meetings.ts';
import { type Track, tracksOver } from '../meetings/track.ts';
import { momentOf } from '../positions/passage.ts';
import type { Sky } from '../positions/sky.ts';
import { type Ingress, ingresses } from '../transits/ingresses.ts';
import { DISORDER_DAYS, indexAtOrAfter } from '../transits/page.ts';
import { anglesOf } from './aspects.ts';
import { type EventsSought, type Found, tropicalSky, type VoidEvent, type VoidTradition } from './event.ts';

const PLANETS = CATALOG_BODY_IDS.filter((body) => BODIES[body].kind === 'planet' && body !== 'moon');

/** To which bodies an aspect ends a void. */
const KEEPERS: Readonly<Record<VoidTradition, readonly CatalogBodyId[]>> = {
  modern: PLANETS,
  traditional: PLANETS.slice(0, PLANETS.indexOf('saturn') + 1),
};

const MAJOR = ASPECT_IDS.filter((aspect) => ASPECTS[aspect].kind === 'major');

/** Longer than the Moon is ever in one sign, days: she is never slower than 11.7° a day. */
const LONGEST_IN_SIGN_DAYS = 3;

/** A moment to about a second, and the engine's own. */
interface Timed {
  readonly moment: JdUt;
  readonly settled: () => JdUt;
}

/** An exact major aspect of the Moon. */
interface LunarAspect extends Timed {
  readonly body: CatalogBodyId;
  readonly aspect: AspectId;
}

/** The Moon leaving a sign for the next. */
interface Leaving extends Timed {
  readonly ingress: Ingress;
}

/**
 * Every time in which the Moon is void of course that shares a moment with the window: from her last exact major aspect
 * in a sign to her leaving it. Where she makes none in a sign she is void from entering it.
 *
 * One under way when the window begins is among them, with its true beginning; so is one that outlasts the window. Only
 * one whose beginning or end lies beyond the ephemeris files is left out.
 *
 * @source "void of course, when he is separated from a Planet, nor doth forthwith, during his being in that Sign, apply to any
 * other": William Lilly, Christian Astrology (1659), p. 112, quoted at https://www.skyscript.co.uk/gl/void.html. He counts from
 * the orb; from the exact aspect on, as here, is the usage of ephemerides (test/golden/events)
 */
export function voidsOfCourse({ sky, window, tradition }: EventsSought): readonly Found<VoidEvent>[] {
  const wide = widened(sky, window);
  const leavings = leavingsIn(sky, wide);
  const contacts = aspectsIn(tropicalSky(sky), wide, KEEPERS[tradition]);
  return leavings.flatMap((leaving, index) => {
    const entering = leavings[index - 1];
    const last = lastBetween(contacts, entering, leaving);
    const begins = last ?? entering;
    const isInWindow = begins && isBefore(begins, at(window.toJdUt)) && isBefore(at(window.fromJdUt), leaving);
    return isInWindow ? [{ moment: begins.moment, settled: () => voidEvent(begins, leaving, last) }] : [];
  });
}

function voidEvent(begins: Timed, { ingress, settled }: Leaving, last: LunarAspect | undefined): VoidEvent {
  return {
    type: 'void_of_course',
    moment: begins.settled(),
    sign: ingress.fromSign,
    nextSign: ingress.sign,
    endsAt: settled(),
    last: last && { body: last.body, aspect: last.aspect },
  };
}

/** The latest of them in one sign. */
function lastBetween(
  contacts: readonly LunarAspect[],
  entering: Timed | undefined,
  leaving: Timed,
): LunarAspect | undefined {
  const from = entering ? indexAtOrAfter(contacts, jdUt(entering.moment - DISORDER_DAYS)) : 0;
  const to = indexAtOrAfter(contacts, jdUt(leaving.moment + DISORDER_DAYS));
  let last: LunarAspect | undefined;
  for (const contact of contacts.slice(from, to)) {
    const isInSign = isBefore(contact, leaving) && (!entering || isBefore(entering, contact));
    if (isInSign && (!last || isBefore(last, contact))) last = contact;
  }
  return last;
}

/** Decided on the engine where the two are close. */
function isBefore(one: Timed, other: Timed): boolean {
  const apartDays = other.moment - one.moment;
  return Math.abs(apartDays) > DISORDER_DAYS ? apartDays > 0 : one.settled() <= other.settled();
}

const at = (moment: JdUt): Timed => ({ moment, settled: () => moment });

function leavingsIn(sky: Sky, window: JdRange): readonly Leaving[] {
  return ingresses(sky, ['moon'], window).map((ingress) => ({
    moment: ingress.moment,
    settled: () => momentOf(sky, ingress),
    ingress,
  }));
}

function aspectsIn(sky: Sky, window: JdRange, keepers: readonly CatalogBodyId[]): readonly LunarAspect[] {
  const angles = anglesOf(MAJOR);
  const tracks = tracksOver(sky, ['moon', ...keepers], window);
  const contacts = keepers.flatMap((body) => {
    const both = [tracks.get('moon') as Track, tracks.get(body) as Track] as const;
    const meetings = meetingsOf({ sky, pair: { first: 'moon', second: body }, angles: [...angles.keys()] }, both);
    return [...meetings].map(
      ({ moment, settled, angleDeg }): LunarAspect => ({
        moment,
        settled,
        body,
        aspect: angles.get(angleDeg) as AspectId,
      }),
    );
  });
  return contacts.sort((a, b) => a.moment - b.moment);
}

/** A window and the signs that the Moon is in at its ends, as far as the files go. */
function widened({ ephemeris }: Sky, { fromJdUt, toJdUt }: JdRange): JdRange {
  const covered = ephemeris.coverage();
  return {
    fromJdUt: jdUt(Math.max(fromJdUt - LONGEST_IN_SIGN_DAYS, covered.fromJdUt)),
    toJdUt: jdUt(Math.min(toJdUt + LONGEST_IN_SIGN_DAYS, covered.toJdUt)),
  };
}
