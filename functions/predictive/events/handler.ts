import { toPlaceMembers } from '../../../lib/answers/chart-info.ts';
import {
  DEFAULT_EVENT_BODIES,
  type EventType,
  selectParticipants,
  selectPossibleTypes,
} from '../../../lib/astro/sky/events/kinds.ts';
import { countMinimumEvents, countPairYears } from '../../../lib/astro/sky/events/minimum-count.ts';
import { ASPECTS, type AspectId } from '../../../lib/base/catalog/aspects.ts';
import type { NumberedBodyId } from '../../../lib/base/catalog/bodies.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { example } from '../../../lib/requests/examples.ts';
import { DatedQuery } from '../../../lib/requests/format.ts';
import { toPagingMembers } from '../../../lib/requests/paging.ts';
import type { events } from '../endpoints.ts';
import { estimateEventSeconds, estimateFollowingSeconds, followedYearsOf, yearsOf } from '../work.ts';
import { searchEvents } from './calculate.ts';
import type { contract } from './contract.ts';
import { toEventRecord } from './event-records.ts';
import { eventFormats } from './formats.ts';
import { EVENT_DEFAULTS, EventsRequest } from './request.ts';

/** Types whose search follows bodies in longitude. Bodies that several types follow are followed once. */
const FOLLOWING: readonly EventType[] = ['station', 'ingress', 'lunation', 'aspect', 'void_of_course'];

/** What a search for events takes of the time that ingresses of single bodies take: long searches run faster. */
const FOLLOWING_SHARE = 0.8;

/** Processor time of a year of the aspects of two bodies, CPU-seconds; more where positions are not compiled. */
const SECONDS_PER_PAIR_YEAR = { compiled: 2.5e-4, other: 9e-4 } as const;

/**
 * Processor time of a year of the other types, CPU-seconds, by body; for eclipses without one. Measured like the rates; and the
 * share of it that is left in the compiled years, where most events were found ahead.
 */
const SECONDS_PER_YEAR = {
  station: { moon: 0, other: 0.0005, leftInCompiled: 0.04 },
  lunation: { moon: 0.0015, other: 0, leftInCompiled: 0.4 },
  void_of_course: { moon: 0.006, other: 0, leftInCompiled: 0.5 },
  eclipse_solar: { moon: 0.0012, other: 0, leftInCompiled: 1 },
  eclipse_lunar: { moon: 0.0011, other: 0, leftInCompiled: 1 },
  apsis: { moon: 0.0096, other: 0.0009, leftInCompiled: 0.03 },
  node_crossing: { moon: 0.007, other: 0.0005, leftInCompiled: 0.03 },
} as const satisfies Partial<Record<EventType, unknown>>;

type RatedType = keyof typeof SECONDS_PER_YEAR;

const isRated = (type: EventType): type is RatedType => type in SECONDS_PER_YEAR;

/** Estimates a search of the sky, CPU-seconds. */
function estimateEventsSearch({ planets, event_types, ...request }: EventsRequest): number {
  const types = selectPossibleTypes(planets, event_types);
  const window = { fromJdUt: request.start_date, toJdUt: request.end_date };
  const aspects = request.aspects ?? EVENT_DEFAULTS.aspects;
  const query = { types, bodies: planets, aspects, window };
  const isCompiled = followedYearsOf({ ...request, zodiac_type: 'tropical' }).others === 0;
  const searched = isCompiled ? types.filter((type) => !isFoundAhead(type, { ...request, planets, aspects })) : types;
  const following = estimateFollowingSeconds(listFollowedBodies(searched, planets), followedYearsOf(request));
  const rates = types.filter(isRated).map((type) => estimateRate(type, planets, isCompiled));
  const rated = yearsOf(request) * rates.reduce((sum, rate) => sum + rate, 0);
  const pairRate = SECONDS_PER_PAIR_YEAR[isCompiled ? 'compiled' : 'other'];
  const pairs = searched.includes('aspect') ? countPairYears(query) * pairRate : 0;
  return FOLLOWING_SHARE * following + rated + pairs + estimateEventSeconds(countMinimumEvents(query), request.limit);
}

/** The parts of a search within the compiled years by which its events were found ahead, or not. */
interface CompiledSearch extends Pick<EventsRequest, 'planets' | 'zodiac_type'> {
  readonly aspects: readonly AspectId[];
}

/** Whether no body is followed for events of a type. */
function isFoundAhead(type: EventType, { planets, aspects, zodiac_type }: CompiledSearch): boolean {
  const isTropical = zodiac_type === 'tropical';
  const areListed = planets.every((body) => DEFAULT_EVENT_BODIES.includes(body));
  if (type === 'aspect') return areListed && aspects.every((aspect) => ASPECTS[aspect].kind === 'major');
  if (type === 'ingress') return areListed && isTropical;
  return type !== 'void_of_course' || isTropical;
}

/** A void of course depends on the aspects of the Moon to the other planets. */
function listFollowedBodies(
  types: readonly EventType[],
  planets: readonly NumberedBodyId[],
): readonly NumberedBodyId[] {
  const participants = types
    .filter((type) => FOLLOWING.includes(type))
    .flatMap((type) => selectParticipants(type, planets));
  const forVoids = types.includes('void_of_course') ? DEFAULT_EVENT_BODIES : [];
  return [...new Set([...participants, ...forVoids])];
}

/** CPU-seconds of a year of a type. */
function estimateRate(type: RatedType, planets: readonly NumberedBodyId[], isCompiled: boolean): number {
  const { moon, other, leftInCompiled } = SECONDS_PER_YEAR[type];
  const rates = selectParticipants(type, planets).map((body): number => (body === 'moon' ? moon : other));
  return (isCompiled ? leftInCompiled : 1) * rates.reduce((sum, rate) => sum + rate, 0);
}

export const handler: EndpointHandler = defineHandler<typeof events, typeof contract>()({
  request: { query: DatedQuery, body: EventsRequest },
  hasDisplayNames: true,
  formats: eventFormats,
  work: ({ body }) => estimateEventsSearch(body),
  examples: [
    example('aMonth', 'Everything in one month', { start_date: '2025-03-01', end_date: '2025-04-01' }),
    example('eclipsesAtAPlace', 'The eclipses of two years, and what Reykjavík sees of them', {
      start_date: '2025-01-01',
      end_date: '2027-01-01',
      event_types: ['eclipse_solar', 'eclipse_lunar'],
      location: { latitude: { decimal: 64.1466 }, longitude: { decimal: -21.9426 } },
    }),
    example('voidOfCourse', 'When the Moon is void of course as the tradition has it, and the lunations', {
      start_date: '2025-03-01',
      end_date: '2025-03-15',
      event_types: ['void_of_course', 'lunation'],
      void_of_course: 'traditional',
    }),
    example('greatConjunctions', 'Conjunctions of Jupiter and Saturn in two centuries', {
      start_date: '1900-01-01',
      end_date: '2100-01-01',
      event_types: ['aspect'],
      planets: ['jupiter', 'saturn'],
      aspects: ['conjunction'],
    }),
    example('sidereal', 'The first ten stations and ingresses of a year in the sidereal zodiac', {
      start_date: '2025-01-01',
      end_date: '2026-01-01',
      event_types: ['station', 'ingress'],
      planets: ['mercury', 'jupiter', 'saturn', 'true_node'],
      zodiac_type: 'sidereal',
      ayanamsa: 'lahiri',
      limit: 10,
    }),
  ],
  run: async ({ body }, services) => {
    const { items, at, ...page } = await searchEvents(body, services);
    return { events: items.map(toEventRecord), ...toPagingMembers(page), ...(at && toPlaceMembers(at)) };
  },
});
