import type { ResultPage } from '../../../lib/astro/motion/pagination.ts';
import { takeLifePage } from '../../../lib/astro/timing/progressions/life-order.ts';
import type { MovingPoint } from '../../../lib/astro/timing/progressions/moving-point.ts';
import { createMovingPoints, type PlacedPoint } from '../../../lib/astro/timing/progressions/moving-points.ts';
import { createEventCounter } from '../../../lib/astro/timing/progressions/occurrence.ts';
import { progressionRatio } from '../../../lib/astro/timing/progressions/rates.ts';
import { findProgressedEvents } from '../../../lib/astro/timing/progressions/search.ts';
import type {
  PendingProgressedEvent,
  ProgressedEvent,
  ProgressedQuery,
} from '../../../lib/astro/timing/progressions/search-query.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import type { Warning } from '../../../lib/base/warning.ts';
import { readPaging } from '../../../lib/charts/cursor.ts';
import { locateErrors } from '../../../lib/charts/domain-problems.ts';
import { type SearchServices, toGeocentricSky } from '../../../lib/charts/search-sky.ts';
import type { ChartServices } from '../../../lib/charts/subject.ts';
import { createUnreadVariantWarnings } from '../../../lib/charts/unread-options.ts';
import type { SharedContext } from '../../../lib/contract/request-context.ts';
import { castNatalSide, createNoonWarnings, type NatalSide } from './natal-side.ts';
import type { ProgressionsSearchRequest } from './request.ts';
import { findWindow, omitUncovered, selectMovingPoints } from './window.ts';

/** One page of the events of a life. */
export interface ProgressionsSearch extends ResultPage<ProgressedEvent> {
  readonly natal: NatalSide;
  /** Days of ephemeris for one day of life; negative if converse. */
  readonly ratio: number;
  /** Which of the events of its kind and points an event is. */
  readonly countEvent: (event: ProgressedEvent) => readonly number[];
  readonly warnings: readonly Warning[];
}

const LOCATIONS = { birthTimeKnown: 'body.subject.birth_time_known' };

/**
 * Searches the life of a birth.
 *
 * @throws Problem of reading the subject; `BirthTimeRequired`; `InvalidRange` for a search with too many events;
 * `ValidationError` for a cursor of another request
 */
export async function searchProgressions(
  request: ProgressionsSearchRequest,
  services: SearchServices & ChartServices,
  { checkTime }: Pick<SharedContext, 'checkTime'>,
): Promise<ProgressionsSearch> {
  const { page, nextCursorOf } = await readPaging(request, services.ephemeris.facts.dataVersion);
  const natal = castNatalSide(request, services);
  const { method, rate_convention, converse, angle_method: angleMethod, naibod_measure: naibodMeasure } = request;
  const ratio = (converse ? -1 : 1) * progressionRatio(method, rate_convention);
  const moving = selectMovingPoints(natal, request);
  const covered = omitUncovered(moving.points, findWindow(request, natal, ratio), {
    ephemeris: services.ephemeris,
    method,
  });
  const query = locateErrors(LOCATIONS, () => {
    const points = createMovingPoints(natal.chart, covered.points, { method, angleMethod, naibodMeasure });
    return toQuery(request, { natal, points, window: covered.window, checkTime }, services);
  });
  const pending = covered.isEmpty ? [] : collectEvents(query);
  return {
    items: takeLifePage(pending, page, { isConverse: converse }),
    totalCount: pending.length,
    nextCursor: nextCursorOf(pending.length),
    natal,
    ratio,
    countEvent: createEventCounter(query),
    warnings: [
      ...createUnreadVariantWarnings(request),
      ...natal.warnings,
      ...createNoonWarnings(natal, ratio),
      ...moving.warnings,
      ...covered.warnings,
    ],
  };
}

interface QueryParts extends Pick<ProgressedQuery, 'window' | 'checkTime'> {
  readonly natal: NatalSide;
  /** Those of both sides that can be followed. */
  readonly points: readonly MovingPoint[];
}

function toQuery(
  request: ProgressionsSearchRequest,
  { natal, points, window, checkTime }: QueryParts,
  services: SearchServices,
): ProgressedQuery {
  const { targets, aspects, orb, include } = request;
  const select = (side: readonly PlacedPoint[]) => points.filter(({ id }) => side.some((one) => one.id === id));
  return {
    sky: toGeocentricSky(services, request),
    natal: natal.chart,
    window,
    points: select(natal.points),
    natalTargets: targets === 'progressed' ? [] : natal.targets,
    progressedTargets: targets === 'natal' ? [] : select(natal.targets),
    aspects,
    orbDeg: orb,
    kinds: include,
    checkTime,
  };
}

const MAX_EVENTS = SIZES.progressed_events.maximum;

function collectEvents(query: ProgressedQuery): readonly PendingProgressedEvent[] {
  const events: PendingProgressedEvent[] = [];
  for (const event of findProgressedEvents(query)) {
    if (events.length === MAX_EVENTS) throw createTooManyEventsProblem();
    if (events.length % EVENTS_BETWEEN_CHECKS === 0) query.checkTime();
    events.push(event);
  }
  return events;
}

const EVENTS_BETWEEN_CHECKS = 256;

function createTooManyEventsProblem(): Problem {
  const location = 'body.end_date';
  const message = `must lie nearer to start_date: there are more than ${MAX_EVENTS} events until then; or send fewer points, target_points or aspects`;
  return new Problem('InvalidRange', `${location} ${message}.`, { issues: [{ location, message }] });
}
