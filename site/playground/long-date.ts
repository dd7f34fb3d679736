import { type Calendar, type CalendarDate, dayNumber } from '../../lib/domain/civil-time/calendar.ts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** 1 January 1970 was a Thursday. */
const FIRST_DAY = 4;

/** @example longDate({ year: 1906, month: 12, day: 9 }, 'gregorian') // 'Sunday, 9 Dec 1906' */
export function longDate(date: CalendarDate, calendar: Calendar): string {
  const weekday = DAYS[(((dayNumber(date, calendar) + FIRST_DAY) % 7) + 7) % 7];
  const year = date.year > 0 ? String(date.year) : `${1 - date.year} BCE`;
  return `${weekday}, ${date.day} ${MONTHS[date.month - 1]} ${year}${calendar === 'julian' ? ' (Julian)' : ''}`;
}
