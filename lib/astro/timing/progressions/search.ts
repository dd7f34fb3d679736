import { longitudeDeg } from '../../../base/units/angle.ts';
import { longitudeAt } from '../../motion/geocentric-sky.ts';
import { selectParticipants } from '../../sky/events/kinds.ts';
import { findLunationEvents } from '../../sky/events/lunations.ts';
import { findStations } from '../../sky/events/stations.ts';
import { buildMovingPath } from './moving-point.ts';
import { findNatalAspects, findProgressedAspects } from './search-aspects.ts';
import { findDeclinationEvents } from './search-declinations.ts';
import { findHouseIngresses, findSignIngresses } from './search-ingresses.ts';
import type { PendingProgressedEvent, ProgressedEventKind, ProgressedQuery } from './search-query.ts';

type EventFinder = (query: ProgressedQuery) => Iterable<PendingProgressedEvent>;

/** How events are found that do not follow the path of one point. */
const FINDERS: Partial<Readonly<Record<ProgressedEventKind, EventFinder>>> = {
  aspects: findProgressedAspects,
  stations: findProgressedStations,
  lunations: findProgressedLunations,
  declinations: findDeclinationEvents,
};

/**
 * Every event of the progressed or directed chart in the window, in no order.
 *
 * Progressed time is a straight function of the time of life, so events are searched on the longitude model of the
 * ephemeris, in its own time.
 */
export function* findProgressedEvents(query: ProgressedQuery): Generator<PendingProgressedEvent> {
  yield* findPathEvents(query);
  for (const kind of query.kinds) yield* FINDERS[kind]?.(query) ?? [];
}

/** Events of single points: all from one path. */
function* findPathEvents(query: ProgressedQuery): Generator<PendingProgressedEvent> {
  const { sky, points, window, kinds, natalTargets, natal } = query;
  const { horizon } = natal;
  const [hasAspects, hasSigns] = [
    kinds.includes('aspects') && natalTargets.length > 0,
    kinds.includes('sign_ingresses'),
  ];
  const hasHouses = kinds.includes('house_ingresses') && horizon !== undefined;
  if (!hasAspects && !hasSigns && !hasHouses) return;
  for (const point of points) {
    query.checkTime();
    const path = buildMovingPath(sky, point, window);
    if (hasAspects) yield* findNatalAspects(query, point, path);
    if (hasSigns) yield* findSignIngresses(query, point, path);
    if (hasHouses) yield* findHouseIngresses(query, point, { path, horizon });
  }
}

function findProgressedStations({ sky, points, window }: ProgressedQuery): readonly PendingProgressedEvent[] {
  const bodies = points.flatMap(({ body }) => body ?? []);
  return selectParticipants('station', bodies).flatMap((body) =>
    findStations(sky, body, window).map(
      ({ moment, motion }): PendingProgressedEvent => ({
        moment,
        refine: () => ({
          type: 'station',
          moment,
          point: body,
          motion,
          longitudeDeg: longitudeAt(sky, body, moment),
        }),
      }),
    ),
  );
}

function* findProgressedLunations({ sky, window }: ProgressedQuery): Generator<PendingProgressedEvent> {
  for (const pending of findLunationEvents({ sky, window, aspects: [], tradition: 'modern' })) {
    const toLunation = () => {
      const { moment, phase } = pending.refine();
      return { type: 'lunation', moment, phase, longitudeDeg: longitudeDeg(longitudeAt(sky, 'moon', moment)) } as const;
    };
    yield { moment: pending.moment, refine: toLunation };
  }
}
