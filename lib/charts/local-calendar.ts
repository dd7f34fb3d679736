import { type CalendarDate, dateFromDayNumber } from '../astro/clock/civil-time/calendar.ts';
import {
  type Calendars,
  civilDayNumber,
  type DatedCalendar,
  findCalendarInUse,
  isValidCivilDate,
} from '../astro/clock/civil-time/calendar-change.ts';
import { InvalidLocalDateError } from '../astro/clock/civil-time/errors.ts';
import type { LocalMoment } from '../astro/clock/civil-time/moment.ts';
import type { StatedTime } from '../astro/clock/civil-time/stated-time.ts';

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
  const { date, calendar } = readLocalDate(moment.civil, { place, calendars });
  const civil = { ...moment.civil, ...date };
  return {
    ...stated,
    moment: { ...moment, civil, calendar: 'gregorian', isCalendarLocal: false, localCalendar: calendar },
  };
}

/** A date as its place wrote it, in the Gregorian calendar. */
interface LocalDate {
  readonly date: CalendarDate;
  /** The calendar in which the place wrote it. */
  readonly calendar: DatedCalendar;
}

/**
 * Reads a date in the calendar of its place.
 *
 * @throws InvalidLocalDateError for a date that the calendar of the place did not have
 */
export function readLocalDate(written: CalendarDate, { place, calendars }: PlaceWithCalendars): LocalDate {
  const history = calendars.historyAt(place.latitudeDeg, place.longitudeDeg);
  const { calendar } = findCalendarInUse(history, written);
  if (!isValidCivilDate(written, calendar)) throw new InvalidLocalDateError({ calendar, area: history.area });
  return { date: dateFromDayNumber(civilDayNumber(written, calendar)), calendar };
}

/** A moment whose resolution names the calendar of the place, if the date was stated in it. */
export function nameLocalCalendar(read: LocalMoment, { moment }: StatedTime): LocalMoment {
  const calendar = moment.type === 'civil' ? moment.localCalendar : undefined;
  return calendar === undefined ? read : { ...read, resolution: { ...read.resolution, calendar } };
}
