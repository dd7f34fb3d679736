import { roundTo, roundWithinCycle } from '../../lib/answers/rounding.ts';
import { formatUtc } from '../../lib/domain/civil-time/format.ts';
import type { DegreeTransits } from '../../lib/domain/transits/degree-crossings.ts';
import type { Ingress } from '../../lib/domain/transits/ingresses.ts';
import type { TimedContact } from '../../lib/domain/transits/orb-window.ts';
import type { ResultPage } from '../../lib/domain/transits/pagination.ts';
import { type JdUt, unixFromJdUt } from '../../lib/units/time.ts';
import type { PlanetToDegreeResponse } from './transits-planet-to-degree/schema.ts';
import type { TransitSearchResponse } from './transits-search/schema.ts';
import type { SignIngressesResponse } from './transits-sign-ingresses/schema.ts';

const DEGREE_DECIMALS = 6;

const formatInstant = (moment: JdUt): string => formatUtc(unixFromJdUt(moment));

export function toPlanetToDegreeResponse({
  body,
  degree,
  ...found
}: DegreeTransits): Omit<PlanetToDegreeResponse, 'success'> {
  return {
    transits: found.crossings.map(({ moment, retrograde }, index) => ({
      exact_datetime: formatInstant(moment),
      planet: body,
      degree: roundWithinCycle(360, degree, DEGREE_DECIMALS),
      retrograde,
      crossing_number: index + 1,
    })),
    total_count: found.crossings.length,
    search_end: formatInstant(found.searchEnd),
    complete: found.isComplete,
  };
}

export function toSignIngressesResponse({
  items,
  ...page
}: ResultPage<Ingress>): Omit<SignIngressesResponse, 'success'> {
  return {
    ingresses: items.map(({ body, sign, fromSign, moment, retrograde }) => ({
      planet: body,
      sign,
      from_sign: fromSign,
      exact_datetime: formatInstant(moment),
      retrograde,
    })),
    ...toPagingMembers(page),
  };
}

export function toTransitSearchResponse({
  items,
  ...page
}: ResultPage<TimedContact>): Omit<TransitSearchResponse, 'success'> {
  return {
    aspects: items.map(({ body, target, moment, entersAt, leavesAt, ...contact }) => ({
      exact_datetime: formatInstant(moment),
      natal_planet: target.natalPoint,
      transiting_planet: body,
      aspect: target.aspect,
      orb: roundTo(contact.orbDeg, DEGREE_DECIMALS),
      applying: contact.applying,
      retrograde: contact.retrograde,
      pass: contact.pass,
      enters_orb_at: entersAt === undefined ? null : formatInstant(entersAt),
      leaves_orb_at: leavesAt === undefined ? null : formatInstant(leavesAt),
    })),
    ...toPagingMembers(page),
  };
}

function toPagingMembers({ totalCount, nextCursor }: Omit<ResultPage<unknown>, 'items'>) {
  return { total_count: totalCount, ...(nextCursor !== undefined && { next_cursor: nextCursor }) };
}
