import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { hyphenateAspect } from './aspects.ts';
import { shortenInstant } from './subject.ts';

/** A contact of a search for transits. */
export interface FoundContact {
  readonly exact_datetime: string;
  readonly transiting_planet: string;
  readonly aspect: string;
  readonly natal_planet: string;
  readonly orb: number;
  readonly retrograde: boolean;
  readonly enters_orb_at: string | null;
  readonly leaves_orb_at: string | null;
}

/** All contacts of a moving body with one point by one aspect. */
interface Transit {
  readonly transiting: string;
  readonly aspect: string;
  readonly natal: string;
  /** In order of time. */
  readonly contacts: readonly [FoundContact, ...FoundContact[]];
  /** By {@link RANKING}. */
  readonly strength: number;
}

/** From fast to slow. */
const BY_SPEED = ['moon', 'mercury', 'venus', 'sun', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];
const CHIEF_POINTS: readonly string[] = ['sun', 'moon', 'ascendant', 'midheaven'];
const FOR_LORD = 3;
const FOR_CHIEF_POINT = 2;
const PER_DEGREE = 5;

/** The rule in words, for the answers that follow it. */
export const RANKING = `Strongest first: Moon 0 … Pluto ${BY_SPEED.length - 1}, +${FOR_LORD} with the year's lord, +${FOR_CHIEF_POINT} to Sun, Moon, Ascendant, Midheaven, −${PER_DEGREE} per degree of orb.`;

/**
 * Joins the passes of one transit and ranks the transits: those of slow bodies, of the year's lord, to the lights and
 * angles, and with small orbs come first.
 *
 * @param lords the lords of the profected years in which the search lies
 */
export function rankTransits(contacts: readonly FoundContact[], lords: readonly string[]): readonly Transit[] {
  const passes = Map.groupBy(contacts, ({ transiting_planet, aspect, natal_planet }) =>
    [transiting_planet, aspect, natal_planet].join(' '),
  );
  return [...passes.values()]
    .map((group) => toTransit(group as [FoundContact, ...FoundContact[]], lords))
    .toSorted((one, other) => other.strength - one.strength || startOf(one).localeCompare(startOf(other)));
}

const startOf = ({ contacts: [{ exact_datetime }] }: Transit): string => exact_datetime;

function toTransit(contacts: Transit['contacts'], lords: readonly string[]): Transit {
  const { transiting_planet: transiting, aspect, natal_planet: natal } = contacts[0];
  const orb = Math.min(...contacts.map((contact) => contact.orb));
  const strength =
    Math.max(0, BY_SPEED.indexOf(transiting)) +
    (lords.includes(transiting) || lords.includes(natal) ? FOR_LORD : 0) +
    (CHIEF_POINTS.includes(natal) ? FOR_CHIEF_POINT : 0) -
    PER_DEGREE * orb;
  return { transiting, aspect, natal, contacts, strength };
}

/** Bodies slower than this one stay in orb for days, which is then said. */
const LAST_FAST = BY_SPEED.indexOf('mars');

/**
 * A transit in one line.
 *
 * @param hasSpan whether it says until when a slow body is in orb
 * @example describeTransit(transit, true)
 * // 'Saturn conjunction Mars exact 2027-02-11T20:52Z, in orb until 2027-02-21T15:16Z'
 */
export function describeTransit({ transiting, aspect, natal, contacts }: Transit, hasSpan: boolean): string {
  const exact = contacts.filter(({ orb }) => orb === 0);
  const orb = Math.min(...contacts.map((contact) => contact.orb));
  const when = exact.length > 0 ? `exact ${exact.map(formatPass).join(', ')}` : `within ${orb.toFixed(2)}°`;
  const span = hasSpan && BY_SPEED.indexOf(transiting) > LAST_FAST ? formatSpan(contacts) : '';
  return `${namePoint(transiting)} ${hyphenateAspect(aspect)} ${namePoint(natal)} ${when}${span}`;
}

const formatPass = ({ exact_datetime, retrograde }: FoundContact): string =>
  `${shortenInstant(exact_datetime)}${retrograde ? ' R' : ''}`;

/** When a single pass ends, or begins where the search ends before. Passes that follow each other have no common end. */
function formatSpan([{ enters_orb_at, leaves_orb_at }, ...others]: Transit['contacts']): string {
  if (others.length > 0) return '';
  if (leaves_orb_at !== null) return `, in orb until ${shortenInstant(leaves_orb_at)}`;
  return enters_orb_at === null ? ', in orb throughout' : `, in orb from ${shortenInstant(enters_orb_at)}`;
}
