import { type CalendarDate, dateFromDayNumber, dayNumber } from '../astro/clock/civil-time/calendar.ts';
import type { CalendarChoice, StatedTime } from '../astro/clock/civil-time/stated-time.ts';
import { Problem } from '../base/errors/problem.ts';
import type { Warning } from '../base/warning.ts';
import type { DateMembers } from '../requests/day-range.ts';
import type { Location } from '../requests/location.ts';
import { createDateWarnings } from './birth-warnings.ts';
import { runCollectingProblems } from './collect-problems.ts';
import { locateErrors } from './domain-problems.ts';
import { readLocalDate } from './local-calendar.ts';
import { nowOf, type PlaceWithClock, readPlaceWithClock, utcDateAt } from './local-days.ts';
import { toRequestedPlace } from './requested-place.ts';
import type { ChartServices } from './subject.ts';

/** The first and the last date of a request, as the request writes them. */
interface StatedDates {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  /** Undefined: none is stated, and the dates are Gregorian. */
  readonly calendar: CalendarChoice | undefined;
  /** The members that state the dates. */
  readonly dateMembers: { readonly first: string; readonly last: string };
}

/** The same dates in the Gregorian calendar, with warnings about dates that were probably written in another one. */
interface GregorianDates {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  readonly warnings: readonly Warning[];
}

/**
 * Reads the dates of a request in their calendar, which may be that of the place.
 *
 * @throws Problem `InvalidDatetime` for a date that the calendar of the place did not have, `InvalidRange` for a range that
 * ends before it begins
 */
export function readStatedDates(
  { first, last, calendar, dateMembers }: StatedDates,
  location: Location,
  services: ChartServices,
): GregorianDates {
  const place = toRequestedPlace(location);
  const { calendars } = services;
  const read = (date: CalendarDate, member: string): CalendarDate =>
    locateErrors({ time: `body.${member}` }, () => READERS[calendar ?? 'gregorian'](date, { calendars, place }));
  const [from, to] = runCollectingProblems([() => read(first, dateMembers.first), () => read(last, dateMembers.last)]);
  if (dayNumber(to) < dayNumber(from)) throw createOrderProblem(dateMembers);
  const warnings = createDateWarnings({ stated: toStatedTime(first, calendar), place }, services);
  return { first: from, last: to, warnings };
}

const toStatedTime = (date: CalendarDate, calendar: CalendarChoice | undefined): StatedTime => ({
  moment: {
    type: 'civil',
    civil: { ...date, hour: 0, minute: 0, second: 0 },
    calendar: calendar === undefined || calendar === 'gregorian' ? 'gregorian' : 'julian',
    isCalendarStated: calendar !== undefined,
    isCalendarLocal: calendar === 'local',
    hasTime: false,
    offsetSeconds: undefined,
  },
  disambiguation: 'compatible',
  timezone: undefined,
});

type Reader = (date: CalendarDate, at: Parameters<typeof readLocalDate>[1]) => CalendarDate;

const READERS: Readonly<Record<CalendarChoice, Reader>> = {
  gregorian: (date) => date,
  julian: (date) => dateFromDayNumber(dayNumber(date, 'julian')),
  local: (date, at) => readLocalDate(date, at).date,
};

function createOrderProblem({ first, last }: StatedDates['dateMembers']): Problem {
  const message = `must not lie before ${first}, which the calendar of the place has later`;
  const location = `body.${last}`;
  return new Problem('InvalidRange', `${location} ${message}`, { issues: [{ location, message }] });
}

/** The members of a request that state its first and its last date. */
export const nameDateMembers = (date: CalendarDate | undefined): StatedDates['dateMembers'] =>
  date ? { first: 'date', last: 'date' } : { first: 'start_date', last: 'end_date' };

/** A request with a place and the members of `dayRangeShape`. */
interface DatedPlaceRequest extends DateMembers {
  readonly location: Location;
}

/** The place with its clock at the first date, and the dates; none: today. */
export function readPlaceAndDates(
  { location, date, start_date = date, end_date = date, calendar }: DatedPlaceRequest,
  dateMembers: StatedDates['dateMembers'],
  services: ChartServices,
): { readonly at: PlaceWithClock; readonly dates: GregorianDates | undefined } {
  const dates =
    start_date && end_date
      ? readStatedDates({ first: start_date, last: end_date, calendar, dateMembers }, location, services)
      : undefined;
  return { at: readPlaceWithClock(location, dates?.first ?? utcDateAt(nowOf(services)), services), dates };
}
