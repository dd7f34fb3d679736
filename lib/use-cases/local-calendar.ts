import { dateFromDayNumber } from '../domain/civil-time/calendar.ts';
import {
  type Calendars,
  civilDayNumber,
  findCalendarInUse,
  isValidCivilDate,
} from '../domain/civil-time/calendar-change.ts';
import { InvalidLocalDateError } from '../domain/civil-time/errors.ts';
import type { LocalMoment } from '../domain/civil-time/moment.ts';
import type { StatedTime } from '../domain/civil-time/stated-time.ts';

interface PlaceWithCalendars {
  readonly place: { readonly latitudeDeg: number; readonly longitudeDeg: number };
  readonly calendars: Calendars;
}

/**
 * A time whose date was stated in the calendar of its place, with the Gregorian date of that day; any other time
 * unchanged.
 *
 * @throws InvalidLocalDateError for a date that the calendar of the place did not have
 */
export function readLocalCalendar(stated: StatedTime, { place, calendars }: PlaceWithCalendars): StatedTime {
  const { moment } = stated;
  if (moment.type === 'julian_day' || !moment.isCalendarLocal) return stated;
  const history = calendars.historyAt(place.latitudeDeg, place.longitudeDeg);
  const { calendar } = findCalendarInUse(history, moment.civil);
  if (!isValidCivilDate(moment.civil, calendar)) throw new InvalidLocalDateError({ calendar, area: history.area });
  const date = dateFromDayNumber(civilDayNumber(moment.civil, calendar));
  const civil = { ...moment.civil, ...date };
  return {
    ...stated,
    moment: { ...moment, civil, calendar: 'gregorian', isCalendarLocal: false, localCalendar: calendar },
  };
}

/** A moment whose resolution names the calendar of the place, if the date was stated in it. */
export function nameLocalCalendar(read: LocalMoment, { moment }: StatedTime): LocalMoment {
  const calendar = moment.type === 'civil' ? moment.localCalendar : undefined;
  return calendar === undefined ? read : { ...read, resolution: { ...read.resolution, calendar } };
}
