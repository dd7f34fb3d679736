import { type ResultPage, takeRefinedPage } from '../../../lib/astro/motion/pagination.ts';
import type { Ephemeris } from '../../../lib/astro/port.ts';
import type { EventQuery, PendingEvent } from '../../../lib/astro/sky/events/event.ts';
import {
  EVENT_KINDS,
  type EventType,
  selectParticipants,
  selectPossibleTypes,
} from '../../../lib/astro/sky/events/kinds.ts';
import { countMinimumEvents } from '../../../lib/astro/sky/events/minimum-count.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { memoize } from '../../../lib/base/memoize.ts';
import type { LongitudeDeg } from '../../../lib/base/units/angle.ts';
import { readPaging } from '../../../lib/charts/cursor.ts';
import { type PlaceWithClock, readPlaceAt } from '../../../lib/charts/local-days.ts';
import type { CivilTimeServices } from '../../../lib/charts/moment-at-place.ts';
import { createRetainingStore, type SearchServices, toGeocentricSky } from '../../../lib/charts/search-sky.ts';
import { readSearchWindow, toNamedBodies } from '../search-range.ts';
import { type LocatedEvent, locateEvent } from './event-longitudes.ts';
import { EVENT_DEFAULTS, type EventsRequest } from './request.ts';

/** A page of events, and the place at which its eclipses are described. */
interface EventsFound extends ResultPage<LocatedEvent> {
  readonly at: PlaceWithClock | undefined;
}

/**
 * @throws Problem `DatetimeOutOfRange`, `InvalidBody`, `InvalidRange` for a search with too many events, or
 * `ValidationError` for a cursor of another request
 */
export async function searchEvents(
  request: EventsRequest,
  services: SearchServices & CivilTimeServices,
): Promise<EventsFound> {
  const { ephemeris, positions } = services;
  const at = request.location && readPlaceAt(request.location, request.start_date, services);
  const { page, nextCursorOf } = await readPaging(request, ephemeris.facts.dataVersion);
  const kept = { ephemeris: memoizeLongitudes(ephemeris), positions: createRetainingStore(positions) };
  const sky = toGeocentricSky(kept, request);
  const events = collectEvents(
    {
      sky,
      window: readSearchWindow(ephemeris, { ...request, bodies: toNamedBodies('planets', request.planets) }),
      aspects: request.aspects ?? EVENT_DEFAULTS.aspects,
      tradition: request.void_of_course ?? EVENT_DEFAULTS.voidOfCourse,
    },
    request,
  );
  const items = takeRefinedPage(events, page, ({ refine }) => locateEvent(sky, refine(), at));
  return { items, at, totalCount: events.length, nextCursor: nextCursorOf(events.length) };
}

const MAX_EVENTS = SIZES.events_per_search.maximum;

/** Refuses before searching where mean motions alone show that there are too many events. */
function collectEvents(query: EventQuery, { planets, event_types }: EventsRequest): readonly PendingEvent[] {
  const types: readonly EventType[] = selectPossibleTypes(planets, event_types);
  const counted = { ...query, types, bodies: planets };
  if (countMinimumEvents(counted) > MAX_EVENTS) throw createTooManyEventsProblem();
  const eventsByType = new Map<EventType, PendingEvent[]>(types.map((type) => [type, []]));
  let count = 0;
  for (const type of orderForSearch(types)) {
    for (const event of EVENT_KINDS[type].find(query, selectParticipants(type, planets))) {
      if (count === MAX_EVENTS) throw createTooManyEventsProblem();
      count += 1;
      eventsByType.get(type)?.push(event);
    }
  }
  return [...eventsByType.values()].flat();
}

/** Stations last: fits that another search has left in the store show where a body may turn. */
const orderForSearch = (types: readonly EventType[]): readonly EventType[] => [
  ...types.filter((type) => type !== 'station'),
  ...types.filter((type) => type === 'station'),
];

const createTooManyEventsProblem = (): Problem =>
  createTooLongProblem(`there are more than ${MAX_EVENTS} events until then`, 'event types, planets or aspects');

function createTooLongProblem(reason: string, fewer: string): Problem {
  const message = `must lie nearer to start_date: ${reason}; or send fewer ${fewer}`;
  return new Problem('InvalidRange', `body.end_date ${message}`, {
    issues: [{ location: 'body.end_date', message }],
  });
}

/**
 * An engine that computes a tropical longitude once in a search. A lunation is also an aspect, a void of course begins with
 * one and ends with an ingress, and each states where its bodies stand.
 */
export function memoizeLongitudes(ephemeris: Ephemeris): Ephemeris {
  const known = memoize((_body: string) => new Map<number, LongitudeDeg>());
  return {
    ...ephemeris,
    longitude(body, moment, frame) {
      if (frame.zodiac.type !== 'tropical') return ephemeris.longitude(body, moment, frame);
      const ofBody = known(body);
      const longitude = ofBody.get(moment) ?? ephemeris.longitude(body, moment, frame);
      ofBody.set(moment, longitude);
      return longitude;
    },
  };
}
