import type { CatalogBodyId } from '../../../lib/catalog/bodies.ts';
import {
  DEFAULT_EVENT_BODIES,
  type EventType,
  selectParticipants,
  selectPossibleTypes,
} from '../../../lib/domain/events/kinds.ts';
import { countMinimumEvents, countPairYears } from '../../../lib/domain/events/minimum-count.ts';
import { estimateEventSeconds, estimateFollowingSeconds, followedYearsOf, yearsOf } from '../work.ts';
import { EVENT_DEFAULTS, type EventsRequest } from './request.ts';

/** Types whose search follows bodies in longitude. Bodies that several types follow are followed once. */
const FOLLOWING: readonly EventType[] = ['station', 'ingress', 'lunation', 'aspect', 'void_of_course'];

/** What a search for events takes of the time that ingresses of single bodies take: long searches run faster. */
const FOLLOWING_SHARE = 0.8;

const SECONDS_PER_PAIR_YEAR = 2.5e-4;

/** Processor time of a year of the other types, CPU-seconds, by body; for eclipses without one. Measured like the rates. */
const SECONDS_PER_YEAR = {
  station: { moon: 0, other: 0.0005 },
  lunation: { moon: 0.0015, other: 0 },
  void_of_course: { moon: 0.006, other: 0 },
  eclipse_solar: { moon: 0.0012, other: 0 },
  eclipse_lunar: { moon: 0.0011, other: 0 },
  apsis: { moon: 0.0096, other: 0.0009 },
  node_crossing: { moon: 0.007, other: 0.0005 },
} as const satisfies Partial<Record<EventType, unknown>>;

type RatedType = keyof typeof SECONDS_PER_YEAR;

const isRated = (type: EventType): type is RatedType => type in SECONDS_PER_YEAR;

/** Estimates a search of the sky, CPU-seconds. */
export function estimateEventsSearch({ planets, event_types, ...request }: EventsRequest): number {
  const types = selectPossibleTypes(planets, event_types);
  const years = yearsOf(request);
  const window = { fromJdUt: request.start_date, toJdUt: request.end_date };
  const query = { types, bodies: planets, aspects: request.aspects ?? EVENT_DEFAULTS.aspects, window };
  const followed = followedYearsOf(request);
  const following = FOLLOWING_SHARE * estimateFollowingSeconds(listFollowedBodies(types, planets), followed);
  const rated = types.filter(isRated).reduce((sum, type) => sum + estimateRatedSeconds(type, planets, years), 0);
  const pairs = countPairYears(query) * SECONDS_PER_PAIR_YEAR;
  return following + rated + pairs + estimateEventSeconds(countMinimumEvents(query), request.limit);
}

/** A void of course depends on the aspects of the Moon to the other planets. */
function listFollowedBodies(types: readonly EventType[], planets: readonly CatalogBodyId[]): readonly CatalogBodyId[] {
  const participants = types
    .filter((type) => FOLLOWING.includes(type))
    .flatMap((type) => selectParticipants(type, planets));
  const forVoids = types.includes('void_of_course') ? DEFAULT_EVENT_BODIES : [];
  return [...new Set([...participants, ...forVoids])];
}

function estimateRatedSeconds(type: RatedType, planets: readonly CatalogBodyId[], years: number): number {
  const { moon, other } = SECONDS_PER_YEAR[type];
  const rates = selectParticipants(type, planets).map((body): number => (body === 'moon' ? moon : other));
  return years * rates.reduce((sum, rate) => sum + rate, 0);
}
