import { type CalendarDay, splitRepeatedDates } from '../../../lib/astro/clock/civil-time/calendar-days.ts';
import {
  listPanchangaDays,
  PANCHANGA_MARGIN_DAYS,
  type PanchangaDay,
} from '../../../lib/astro/indian/panchanga/panchanga-days.ts';
import type { RisingHorizon } from '../../../lib/astro/sky/rising/horizon.ts';
import type { SunWithoutDay } from '../../../lib/astro/sky/rising/sunrise.ts';
import { createWarning, type Warning } from '../../../lib/base/warning.ts';
import { requireCoveredDays } from '../../../lib/charts/covered-days.ts';
import { locateErrors } from '../../../lib/charts/domain-problems.ts';
import { formatDate, listRequestedDays, nowOf, type PlaceWithClock } from '../../../lib/charts/local-days.ts';
import { nameDateMembers, readPlaceAndDates } from '../../../lib/charts/stated-dates.ts';
import type { ChartServices } from '../../../lib/charts/subject.ts';
import { measureAyanamsa, toSearchZodiac, type ZodiacWithAyanamsa } from '../../../lib/charts/zodiac.ts';
import { toRisingHorizon } from '../../../lib/requests/horizon.ts';
import { toSiderealRequest } from '../sidereal-shape.ts';
import type { PanchangaRequest } from './request.ts';

/** The panchanga of the days of a request. */
export interface Panchanga extends PlaceWithClock {
  readonly horizon: RisingHorizon;
  /** At the first day. */
  readonly zodiac: ZodiacWithAyanamsa;
  readonly days: readonly CalendarDay[];
  /** One for each day. */
  readonly panchanga: readonly PanchangaDay[];
  readonly warnings: readonly Warning[];
}

/**
 * Calculates the panchanga of a request.
 *
 * @throws Problem `InvalidDatetime`, `InvalidRange`, `DatetimeOutOfRange`, `InvalidTimezone`
 */
export function calculatePanchanga(request: PanchangaRequest, services: ChartServices): Panchanga {
  const { ephemeris } = services;
  const { date, positions, seasons } = request;
  const dateMembers = nameDateMembers(date);
  const { at, dates } = readPlaceAndDates(request, dateMembers, services);
  const dated = listRequestedDays({ first: dates?.first, last: dates?.last }, at.clock, nowOf(services));
  const days = splitRepeatedDates(dated);
  const search = { days, bodies: [], dateMembers, marginDays: PANCHANGA_MARGIN_DAYS };
  const first = requireCoveredDays(search, ephemeris);
  const horizon = toRisingHorizon(request, at.place);
  const zodiac = toSearchZodiac(toSiderealRequest(request));
  const settings = { place: at.place, horizon, frame: { zodiac, positions }, seasons };
  const panchanga = locateErrors({ time: `body.${dateMembers.last}` }, () =>
    listPanchangaDays(ephemeris, settings, days),
  );
  return {
    ...at,
    horizon,
    zodiac: measureAyanamsa(zodiac, first.fromJdUt, ephemeris),
    days,
    panchanga,
    warnings: [...at.warnings, ...(dates?.warnings ?? []), ...warnOfMissingSunrises(days, panchanga)],
  };
}

const REASONS = [
  ['does_not_rise', 'SunDoesNotRise', 'the polar night'],
  ['does_not_set', 'SunDoesNotSet', 'the midnight sun'],
] as const satisfies readonly (readonly [SunWithoutDay, string, string])[];

function warnOfMissingSunrises(days: readonly CalendarDay[], panchanga: readonly PanchangaDay[]): readonly Warning[] {
  return REASONS.flatMap(([reason, code, cause]) => {
    const missing = days.filter((_, index) => panchanga[index]?.solar === reason);
    const [first, last] = [missing[0], missing.at(-1)];
    if (!first || !last) return [];
    const count = missing.length === 1 ? 'One day' : `${missing.length} days`;
    const verb = missing.length === 1 ? 'lacks' : 'lack';
    const dates =
      first === last ? formatDate(first.date) : `between ${formatDate(first.date)} and ${formatDate(last.date)}`;
    const text = `${count} (${dates}) ${verb} a sunrise, a sunset or the next sunrise near ${cause}: such a day is the calendar day, without weekday and parts of the day, and nothing is kshaya or vriddhi.`;
    return [createWarning(code, text)];
  });
}
