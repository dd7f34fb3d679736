import { SECONDS_PER_DAY, unixSeconds } from '../../../base/units/time.ts';
import { type CalendarDate, dayNumber } from '../civil-time/calendar.ts';
import {
  type CalendarHistory,
  civilDayNumber,
  compareDates,
  type DatedCalendar,
  findCalendarInUse,
  isValidCivilDate,
} from '../civil-time/calendar-change.ts';
import { formatUtc } from '../civil-time/format.ts';
import type { CheckedBirth } from './birth.ts';
import { mayLackCentury } from './date.ts';
import { mayHaveJulianDates } from './late-calendars.ts';
import type { BirthSlip, SlipFacts } from './slip.ts';
import type { BirthCheckServices } from './zone-fit.ts';

/**
 * The first day of the Gregorian calendar anywhere.
 *
 * @source the bull Inter gravissimas of 24 February 1582: 4 October is followed by 15 October
 */
const FIRST_GREGORIAN: CalendarDate = { year: 1582, month: 10, day: 15 };

/** Whether a date without a calendar was written in another one than the Gregorian, in which it is read. */
export function checkCalendar(
  { stated: { moment }, place }: Pick<CheckedBirth, 'stated' | 'place'>,
  services: BirthCheckServices,
): readonly BirthSlip[] {
  if (moment.type === 'julian_day' || moment.isCalendarStated || mayLackCentury(moment.civil)) return [];
  const written = findWrittenCalendar(moment.civil, place, services);
  if (!written || !isValidCivilDate(moment.civil, written.calendar)) return [];
  const day = dayNumber(moment.civil);
  const dayAsWritten = civilDayNumber(moment.civil, written.calendar);
  if (dayAsWritten === day) return [];
  const { area, calendar } = written;
  const [date, otherReading] = [formatDay(day), formatDay(dayAsWritten)];
  return [{ code: 'CalendarNotStated', date, calendar, area, otherReading, days: dayAsWritten - day }];
}

interface WrittenCalendar {
  readonly calendar: Exclude<DatedCalendar, 'gregorian'>;
  readonly area: SlipFacts['CalendarNotStated']['area'];
}

/** The area of a place is only looked up for a date that an area of its zones may have written in another calendar. */
function findWrittenCalendar(
  date: CalendarDate,
  place: CheckedBirth['place'],
  { calendars, zoneLookup }: BirthCheckServices,
): WrittenCalendar | undefined {
  if (compareDates(date, FIRST_GREGORIAN) < 0) return { calendar: 'julian', area: undefined };
  if (!place) return undefined;
  const { latitudeDeg, longitudeDeg } = place;
  if (!mayHaveJulianDates(date.year, zoneLookup.grid.zonesNear(latitudeDeg, longitudeDeg))) return undefined;
  return findAreaCalendar(calendars.historyAt(latitudeDeg, longitudeDeg), date);
}

function findAreaCalendar(history: CalendarHistory, date: CalendarDate): WrittenCalendar | undefined {
  const { calendar, standing, status, change } = findCalendarInUse(history, date);
  if (calendar === 'gregorian') return undefined;
  const lastDate = change.lastDate && formatDate(change.lastDate);
  const nextDate = status === 'skipped' ? formatDate(change.firstDate) : undefined;
  return { calendar, area: { name: history.area, lastDate, nextDate, isSettled: standing === 'settled' } };
}

const formatDate = ({ year, month, day }: CalendarDate): string =>
  [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');

const formatDay = (day: number): string => formatUtc(unixSeconds(day * SECONDS_PER_DAY)).split('T')[0] ?? '';
