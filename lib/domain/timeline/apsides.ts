import type { CatalogBodyId } from '../../catalog/bodies.ts';
import type { Ephemeris, JdRange } from '../../ephemeris/port.ts';
import type { JdUt } from '../../units/time.ts';
import { liesIn } from '../events/search.ts';
import type { ValueAt } from '../search/curve.ts';
import { type Extremum, settleExtremum } from '../search/extrema.ts';
import { type Apsis, type ApsisEvent, type EventsSought, type Found, known } from './event.ts';
import { momentsOver, orbitOf, reaching, revolutionDays } from './revolutions.ts';

/** Looks at the distance in one revolution, and days between two looks at most. */
const LOOKS = 16;
const LONGEST_STEP_DAYS = 20;

/**
 * Of a revolution to either side: within so much of it an apsis is the nearest or the farthest that the body comes.
 * Jupiter draws the Sun to and fro in twelve years, which gives Neptune several extrema of distance about each apsis.
 */
const REIGN = 1 / 4;

/** Looks between the two beside an extremum: they bring it into the reach of the fit. */
const CLOSER_LOOKS = 16;

/**
 * The apsis is read off a fit as long as this share of a revolution to either side, and no longer than so many days, as
 * the Moon draws the Earth to and fro. What it leaves out shifts no apsis of Moon or Earth by more than 2 s.
 */
const FIT = { share: 1 / 50, longestDays: 3, terms: 7, samples: 12 };

/** Every apsis of some bodies: of the Moon round the Earth, of all others, the Earth for the Sun, round the Sun. */
export function apsidesOf({ sky, window }: EventsSought, bodies: readonly CatalogBodyId[]): readonly Found[] {
  return bodies.flatMap((body) => {
    const distance = distanceOf(sky.ephemeris, body);
    return extremaNear(distance, window)
      .filter((extremum) => liesIn(window, extremum.moment) && reigns(distance, extremum))
      .map(({ moment, kind }): Found<ApsisEvent> => {
        const apsis = APSIS_NAMES[body === 'moon' ? 'moon' : 'other'][kind];
        return known({ type: 'apsis', moment, body, apsis, distanceAu: distance.at(moment) });
      });
  });
}

const APSIS_NAMES: Readonly<Record<'moon' | 'other', Readonly<Record<Extremum['kind'], Apsis>>>> = {
  moon: { minimum: 'perigee', maximum: 'apogee' },
  other: { minimum: 'perihelion', maximum: 'aphelion' },
};

/** A body's distance from what it goes round. */
interface Distance {
  readonly at: ValueAt;
  readonly revolutionDays: number;
  readonly covered: JdRange;
}

function distanceOf(ephemeris: Ephemeris, body: CatalogBodyId): Distance {
  const orbit = orbitOf(body);
  return {
    at: (moment) => ephemeris.trueDistanceAu(orbit.body, moment, orbit.center),
    revolutionDays: revolutionDays(body),
    covered: ephemeris.coverage(orbit.body),
  };
}

interface Look {
  readonly moment: JdUt;
  readonly distanceAu: number;
}

/** Where the distance turns. */
function extremaNear(distance: Distance, window: JdRange): readonly Extremum[] {
  const looks = looksOver(distance, reaching(window, 2 * stepDays(distance), distance.covered));
  return looks.slice(1, -1).flatMap((look, index) => {
    const [before, after] = [looks[index] as Look, looks[index + 2] as Look];
    const kind = kindOf(before, look, after);
    return (kind && settledBetween(distance, { before, after, kind })) ?? [];
  });
}

const stepDays = ({ revolutionDays: days }: Distance): number => Math.min(days / LOOKS, LONGEST_STEP_DAYS);

function looksOver(distance: Distance, window: JdRange, longestStepDays = stepDays(distance)): readonly Look[] {
  return momentsOver(window, longestStepDays).map((moment) => ({ moment, distanceAu: distance.at(moment) }));
}

function kindOf(before: Look, look: Look, after: Look): Extremum['kind'] | undefined {
  if (look.distanceAu < before.distanceAu && look.distanceAu <= after.distanceAu) return 'minimum';
  if (look.distanceAu > before.distanceAu && look.distanceAu >= after.distanceAu) return 'maximum';
  return undefined;
}

interface Bracketed {
  readonly before: Look;
  readonly after: Look;
  readonly kind: Extremum['kind'];
}

function settledBetween(distance: Distance, { before, after, kind }: Bracketed): Extremum | undefined {
  const between = { fromJdUt: before.moment, toJdUt: after.moment };
  const looks = looksOver(distance, between, (after.moment - before.moment) / CLOSER_LOOKS);
  const { moment, distanceAu: value } = looks.reduce((best, look) => (isFurther(kind, look, best) ? look : best));
  const halfWidthDays = Math.min(FIT.share * distance.revolutionDays, FIT.longestDays);
  return settleExtremum({ moment, value, kind }, distance.at, { ...FIT, halfWidthDays, within: distance.covered });
}

/** Nearer, where the nearest is looked for, or else farther. */
function isFurther(kind: Extremum['kind'], one: Look, other: Look): boolean {
  return kind === 'minimum' ? one.distanceAu < other.distanceAu : one.distanceAu > other.distanceAu;
}

/** Whether nothing that is looked at within its reign is nearer, or farther. */
function reigns(distance: Distance, { moment, kind, value }: Extremum): boolean {
  const here = { fromJdUt: moment, toJdUt: moment };
  const realm = reaching(here, REIGN * distance.revolutionDays, distance.covered);
  const itself = { moment, distanceAu: value };
  return !looksOver(distance, realm).some((look) => look.moment !== moment && isFurther(kind, look, itself));
}
