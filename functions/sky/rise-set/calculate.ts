import type { CalendarDay } from '../../../lib/astro/clock/civil-time/calendar-days.ts';
import { type DayInSky, followDays } from '../../../lib/astro/sky/rising/days-in-sky.ts';
import type { SkyObject } from '../../../lib/astro/sky/rising/diurnal-motion.ts';
import type { RisingHorizon } from '../../../lib/astro/sky/rising/horizon.ts';
import type { LocalSky } from '../../../lib/astro/sky/rising/local-sky.ts';
import type { Warning } from '../../../lib/base/warning.ts';
import { runCollectingProblems } from '../../../lib/charts/collect-problems.ts';
import { requireCoveredDays } from '../../../lib/charts/covered-days.ts';
import { locateErrors } from '../../../lib/charts/domain-problems.ts';
import { listRequestedDays, nowOf, type PlaceWithClock } from '../../../lib/charts/local-days.ts';
import { findDistinctStars } from '../../../lib/charts/named-stars.ts';
import { nameDateMembers, readPlaceAndDates } from '../../../lib/charts/stated-dates.ts';
import type { ChartServices } from '../../../lib/charts/subject.ts';
import { toRisingHorizon } from '../../../lib/requests/horizon.ts';
import { listRisingBodies, type RiseSetRequest } from './request.ts';

/** One object on every day of a request. */
interface ObjectInSky {
  readonly object: SkyObject;
  /** As answers call it: the id of a body, the name of a star. */
  readonly name: string;
  readonly days: readonly DayInSky[];
}

/** Rising and setting through the days of a request. */
export interface RiseSet extends PlaceWithClock {
  readonly days: readonly CalendarDay[];
  readonly objects: readonly ObjectInSky[];
  readonly horizon: RisingHorizon;
  readonly warnings: readonly Warning[];
}

/**
 * Calculates risings, settings, transits and twilights of a request.
 *
 * @throws Problem `InvalidDatetime`, `InvalidRange`, `DatetimeOutOfRange`, `InvalidBody`, `InvalidStar`, `InvalidTimezone`
 */
export function calculateRiseSet(request: RiseSetRequest, services: ChartServices): RiseSet {
  const { ephemeris } = services;
  const { date, events } = request;
  const now = nowOf(services);
  const dateMembers = nameDateMembers(date);
  const [{ at, dates }, stars] = runCollectingProblems([
    () => readPlaceAndDates(request, dateMembers, services),
    () => findDistinctStars(request.star_names ?? [], ephemeris, 'body.star_names'),
  ]);
  const days = listRequestedDays({ first: dates?.first, last: dates?.last }, at.clock, now);
  const bodies = listRisingBodies(request);
  requireCoveredDays({ days, bodies, dateMembers }, ephemeris);
  const horizon = toRisingHorizon(request, at.place);
  const sky: LocalSky = { ephemeris, place: at.place, horizon };
  const follow = (object: SkyObject, name: string): ObjectInSky => ({
    object,
    name,
    days: locateErrors({ time: 'body.end_date' }, () => followDays(sky, object, { days, ids: events })),
  });
  const objects = [
    ...bodies.map((id) => follow({ type: 'body', id }, id)),
    ...stars.map(({ id, names: [name = id] }) => follow({ type: 'star', id }, name)),
  ];
  return { ...at, days, objects, horizon, warnings: [...at.warnings, ...(dates?.warnings ?? [])] };
}
