import { LIMITS } from '../../../lib/catalog/limits.ts';
import type { PieceStore } from '../../../lib/domain/longitude-model/geocentric-sky.ts';
import type { EventQuery, PendingEvent, SkyEvent } from '../../../lib/domain/timeline/event.ts';
import {
  EVENT_KINDS,
  type EventType,
  selectParticipants,
  selectPossibleTypes,
} from '../../../lib/domain/timeline/kinds.ts';
import { countMinimumEvents, countPairYears } from '../../../lib/domain/timeline/minimum-count.ts';
import { type ResultPage, takeRefinedPage } from '../../../lib/domain/transits/pagination.ts';
import { Problem } from '../../../lib/errors/problem.ts';
import { readPaging } from '../cursor.ts';
import { type SearchServices, toGeocentricSky } from '../search-services.ts';
import { readSearchWindow, toNamedBodies } from '../search-window.ts';
import { EVENT_DEFAULTS, type EventsRequest } from './schema.ts';

/** A page of events, and the sky in whose zodiac they are told. */
export interface EventPage extends ResultPage<SkyEvent> {
  readonly sky: EventQuery['sky'];
}

/**
 * @throws Problem `DatetimeOutOfRange`, `InvalidBody`, `InvalidRange` for a search that finds more than one may, or
 * `ValidationError` for a cursor of another request
 */
export async function searchEvents(request: EventsRequest, services: SearchServices): Promise<EventPage> {
  const { page, nextCursorOf } = await readPaging(request, services.ephemeris.facts.dataVersion);
  const bodies = toNamedBodies('planets', request.planets);
  const sought: EventQuery = {
    sky: toGeocentricSky({ ...services, positions: createHoldingStore(services.positions) }, request),
    window: readSearchWindow(services.ephemeris, { ...request, bodies }),
    aspects: request.aspects ?? EVENT_DEFAULTS.aspects,
    tradition: request.void_of_course ?? EVENT_DEFAULTS.voidOfCourse,
  };
  const found = collectEvents(sought, request);
  const items = takeRefinedPage(found, page, ({ refine }) => refine());
  return { items, totalCount: found.length, nextCursor: nextCursorOf(found.length), sky: sought.sky };
}

/** Kinds of event look at the same ways: what one has fitted is held for the others, however little the store keeps. */
function createHoldingStore(store: PieceStore): PieceStore {
  const held = new Map<string, ReturnType<PieceStore['get']>>();
  return {
    get(key) {
      const pieces = held.get(key) ?? store.get(key);
      if (pieces) held.set(key, pieces);
      return pieces;
    },
    set(key, pieces) {
      held.set(key, pieces);
      store.set(key, pieces);
    },
  };
}

const MAX_EVENTS = LIMITS.events_per_search.maximum;

/** Refused before anything is looked for, where the mean motions alone say that it would find too many. */
function collectEvents(sought: EventQuery, { planets, event_types }: EventsRequest): readonly PendingEvent[] {
  const types: readonly EventType[] = selectPossibleTypes(planets, event_types);
  const counted = { ...sought, types, bodies: planets };
  if (countPairYears(counted) > PAIR_YEARS.maximum) throw createTooManyPairsProblem();
  if (countMinimumEvents(counted) > MAX_EVENTS) throw createTooManyEventsProblem();
  const found: PendingEvent[] = [];
  for (const type of types) {
    for (const event of EVENT_KINDS[type].find(sought, selectParticipants(type, planets))) {
      if (found.length === MAX_EVENTS) throw createTooManyEventsProblem();
      found.push(event);
    }
  }
  return found;
}

const PAIR_YEARS = LIMITS.pair_years_per_search;

const createTooManyEventsProblem = (): Problem =>
  createTooLongProblem(`there are more than ${MAX_EVENTS} events until then`, 'event types, planets or aspects');

const createTooManyPairsProblem = (): Problem =>
  createTooLongProblem(
    `the pairs of planets times the years may be ${PAIR_YEARS.maximum}`,
    'planets, or event types without aspect',
  );

function createTooLongProblem(reason: string, fewer: string): Problem {
  const message = `must lie nearer to start_date: ${reason}; or send fewer ${fewer}`;
  return new Problem('InvalidRange', `body.end_date ${message}`, {
    issues: [{ location: 'body.end_date', message }],
  });
}
