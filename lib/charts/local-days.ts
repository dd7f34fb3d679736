import { type CalendarDate, dateFromDayNumber, dayNumber } from '../astro/clock/civil-time/calendar.ts';
import { type CalendarDay, dayNumberAt, listCalendarDays } from '../astro/clock/civil-time/calendar-days.ts';
import { instantFromCivil } from '../astro/clock/civil-time/civil.ts';
import { formatOffset, formatUtc } from '../astro/clock/civil-time/format.ts';
import type { PlaceClock } from '../astro/clock/civil-time/place-clock.ts';
import { type JdUt, SECONDS_PER_DAY, type UnixSeconds, unixFromJdUt, unixSeconds } from '../base/units/time.ts';
import type { Warning } from '../base/warning.ts';
import type { Location } from '../requests/location.ts';
import { findClockOfPlace } from './clock-of-place.ts';
import { locateErrors } from './domain-problems.ts';
import type { CivilTimeServices } from './moment-at-place.ts';
import { createPlaceChoiceWarnings, type RequestedPlace, toRequestedPlace } from './requested-place.ts';
import type { ChartServices } from './subject.ts';
import { createZoneWarnings } from './zone-warnings.ts';

/** A place of a request with its clock. */
export interface PlaceWithClock {
  readonly place: RequestedPlace;
  readonly clock: PlaceClock;
  /** About how the place and its zone were chosen. */
  readonly warnings: readonly Warning[];
}

/**
 * Reads the place of a request, and its clock around a date.
 *
 * @param member where the request states the place
 * @throws Problem `InvalidTimezone`
 */
export function readPlaceWithClock(
  location: Location,
  date: CalendarDate,
  services: CivilTimeServices,
  member = 'body.location',
): PlaceWithClock {
  const place = toRequestedPlace(location);
  const { timezone } = location;
  const clock = locateErrors({ placeZone: `${member}.timezone` }, () =>
    findClockOfPlace({ place, timezone, date }, services),
  );
  const match = clock.type === 'zone' ? clock.match : undefined;
  return { place, clock, warnings: [...createPlaceChoiceWarnings(place), ...createZoneWarnings(match)] };
}

/** As {@link readPlaceWithClock}, by the date in UTC at a moment. */
export const readPlaceAt = (location: Location, moment: JdUt, services: CivilTimeServices): PlaceWithClock =>
  readPlaceWithClock(location, utcDateAt(unixFromJdUt(moment)), services);

/** The date in UTC at an instant: within a day of that at any place. */
export const utcDateAt = (instant: UnixSeconds): CalendarDate =>
  dateFromDayNumber(Math.floor(instant / SECONDS_PER_DAY));

/** The instant of the service's clock. */
export const nowOf = ({ clock }: Pick<ChartServices, 'clock'>): UnixSeconds =>
  unixSeconds(clock.now().getTime() / 1000);

/** Dates of a request, both included; none: the date at the place now. */
interface RequestedDates {
  readonly first: CalendarDate | undefined;
  readonly last: CalendarDate | undefined;
}

/** The days of a request on the clock of its place. */
export function listRequestedDays(
  { first, last }: RequestedDates,
  clock: PlaceClock,
  now: UnixSeconds,
): readonly CalendarDay[] {
  const firstDay = first ? dayNumber(first) : dayNumberAt(clock, now);
  const lastDay = last ? dayNumber(last) : firstDay;
  return listCalendarDays(clock, firstDay, lastDay - firstDay + 1);
}

/** The zone of a clock as answers name it, or its offset. */
export function zoneNameOf(clock: PlaceClock): string {
  if (clock.type === 'zone') return clock.zone.name;
  return clock.zone?.name ?? formatOffset(clock.offsetSeconds);
}

/** The offset of a clock at a moment, seconds. */
export function offsetAt(clock: PlaceClock, moment: JdUt): number {
  return clock.type === 'zone' ? clock.zone.periodAt(unixFromJdUt(moment)).offsetSeconds : clock.offsetSeconds;
}

/** A date as ISO 8601. */
export function formatDate(date: CalendarDate): string {
  const midnight = instantFromCivil({ ...date, hour: 0, minute: 0, second: 0 });
  return formatUtc(midnight).slice(0, -'T00:00:00.000Z'.length);
}
