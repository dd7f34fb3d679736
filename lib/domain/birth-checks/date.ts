import { SECONDS_PER_DAY, type UnixSeconds, unixSeconds } from '../../units/time.ts';
import { type CalendarDate, dayNumber, isValidDate } from '../civil-time/calendar.ts';
import { formatUtc } from '../civil-time/format.ts';
import type { CheckedBirth } from './birth.ts';
import type { BirthSlip } from './slip.ts';

/**
 * The first day of the Gregorian calendar anywhere.
 *
 * @source the bull Inter gravissimas of 24 February 1582: 4 October is followed by 15 October
 */
const FIRST_GREGORIAN: CalendarDate = { year: 1582, month: 10, day: 15 };

/** Whether the date of a birth looks incomplete: no calendar, a year of two digits, or a day to come. */
export function checkDate(birth: CheckedBirth, now: UnixSeconds): readonly BirthSlip[] {
  return [...checkCalendar(birth), ...checkYear(birth), ...checkFuture(birth, now)];
}

function checkCalendar({ stated: { moment } }: CheckedBirth): readonly BirthSlip[] {
  if (moment.type === 'julian_day' || moment.isCalendarStated) return [];
  const { civil } = moment;
  const day = dayNumber(civil);
  if (day >= dayNumber(FIRST_GREGORIAN) || !isValidDate(civil, 'julian')) return [];
  const julianDay = dayNumber(civil, 'julian');
  if (julianDay === day) return [];
  const [date, julianReading] = [formatDay(day), formatDay(julianDay)];
  return [{ code: 'CalendarNotStated', date, julianReading, days: julianDay - day }];
}

const formatDay = (day: number): string => formatUtc(unixSeconds(day * SECONDS_PER_DAY)).split('T')[0] ?? '';

/** Years before the common era are written with a sign, so they are meant. */
function checkYear({ stated: { moment } }: CheckedBirth): readonly BirthSlip[] {
  if (moment.type === 'julian_day') return [];
  const { year } = moment.civil;
  return year >= 0 && year < 100 ? [{ code: 'YearBelow100', year }] : [];
}

/** The client's clock may be ahead of the service's. */
const CLOCK_TOLERANCE_SECONDS = 300;

function checkFuture({ moment }: CheckedBirth, now: UnixSeconds): readonly BirthSlip[] {
  const secondsAhead = moment.instant - now;
  return secondsAhead > CLOCK_TOLERANCE_SECONDS ? [{ code: 'BirthInTheFuture', secondsAhead }] : [];
}
