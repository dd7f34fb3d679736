import * as z from 'zod';
import { roundTo } from '../../../lib/answers/rounding.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import { flag, integer, number, text } from '../../../lib/requests/members.ts';
import { toPagingMembers } from '../../../lib/requests/paging.ts';
import type { TimedTransitContact, TransitSearch } from './calculate.ts';

const DEGREE_DECIMALS = 6;

export const TransitContact = z
  .object({
    exact_datetime: instantText('When the aspect is exact, or nearest to exact within the search'),
    natal_planet: text('Name of the natal point', 'sun'),
    transiting_planet: text('Name of the moving body', 'saturn'),
    aspect: text('Name of the aspect', 'square'),
    orb: number(
      'Distance from exactness at `exact_datetime`, degrees: 0 if exact, otherwise the smallest distance in the search',
      0,
    ),
    applying: flag(
      'True if the body is within orb at `end_date` and still approaches; `exact_datetime` is then `end_date`',
    ),
    separating: flag(
      'True if the body is within orb at `start_date` and already moves away, so it was nearest before; `exact_datetime` is then `start_date`',
    ),
    retrograde: flag('True if the motion of the body is retrograde'),
    pass: integer(
      'Number of this contact, from 1: contacts of the body with the point by this aspect, counted from `start_date` and anew in each revolution through the zodiac',
      1,
    ),
    enters_orb_at: instantText(
      'When the body enters the orb, to about a second; null if it is already within orb at `start_date`',
    ).nullable(),
    leaves_orb_at: instantText(
      'When the body leaves the orb, to about a second; null if it is still within orb at `end_date`',
    ).nullable(),
  })
  .meta({ id: 'TransitContact', description: 'An aspect of a moving body to a natal point' });

export function toTransitSearchResponse({ items, natal, ...page }: TransitSearch) {
  return {
    aspects: items.map(toContactRecord),
    ...(natal.handle !== undefined && { handle: natal.handle }),
    ...(natal.warnings && { natal_planets: roundDegrees(natal.degrees), warnings: [...natal.warnings] }),
    ...toPagingMembers(page),
  };
}

/** Read member by member: a rest of the members would take as long as everything else here. */
function toContactRecord({ contact, moment, entersAt, leavesAt }: TimedTransitContact): z.input<typeof TransitContact> {
  const { target } = contact;
  return {
    exact_datetime: formatInstant(moment),
    natal_planet: target.natalPoint,
    transiting_planet: contact.body,
    aspect: target.aspect,
    orb: roundTo(contact.orbDeg, DEGREE_DECIMALS),
    applying: contact.applying,
    separating: contact.separating,
    retrograde: contact.retrograde,
    pass: contact.pass,
    enters_orb_at: entersAt === undefined ? null : formatInstant(entersAt),
    leaves_orb_at: leavesAt === undefined ? null : formatInstant(leavesAt),
  };
}

const roundDegrees = (degrees: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(degrees).map(([name, degree]) => [name, roundTo(degree, DEGREE_DECIMALS)]));
