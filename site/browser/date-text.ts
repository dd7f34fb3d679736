import { type Calendar, type CalendarDate, dayNumber, isValidDate } from '../../lib/astro/clock/civil-time/calendar.ts';
import { isValidTimeOfDay } from '../../lib/astro/clock/civil-time/civil.ts';
import { capitalize } from '../../lib/base/text.ts';
import { formatIsoDate, formatIsoTime } from '../../lib/requests/dates/iso-text.ts';
import {
  type DateFault,
  isDateFault,
  readWrittenDate,
  type WrittenDate,
} from '../../lib/requests/dates/written-date.ts';
import { readWrittenTime } from '../../lib/requests/dates/written-time.ts';

/** A typed date and the text after it, which can be a time. */
interface ParsedDate extends CalendarDate {
  readonly textAfter: string;
}

/** A text that cannot be parsed, with a message that shows a valid form. */
export interface ParseFault {
  readonly message: string;
}

export const isParseFault = (parsed: object): parsed is ParseFault => 'message' in parsed;

/** Length limit of a date with a time, characters. */
const MAX_LENGTH = 60;

const DATE_HELP = 'Write it like 1906-12-09, 9 Dec 1906 or 15 Mar 44 BCE.';

/**
 * Parses a typed date. A date with slashes is refused if day and month are ambiguous, as in 12/9/1906.
 *
 * @example parseDate('9 Dec 1906, 6:00', 'gregorian') // { year: 1906, month: 12, day: 9, textAfter: '6:00' }
 */
export function parseDate(text: string, calendar: Calendar): ParsedDate | ParseFault {
  const date: WrittenDate | DateFault = text.length > MAX_LENGTH ? { fault: 'form' } : readWrittenDate(text.trim());
  if (isDateFault(date)) return { message: describeFault(date) };
  const { rest, ...day } = date;
  const textAfter = rest === '' ? '' : TEXT_AFTER.exec(rest)?.groups?.textAfter;
  if (textAfter === undefined) return { message: describeFault({ fault: 'form' }) };
  if (!isValidDate(day, calendar))
    return { message: `The ${capitalize(calendar)} calendar has no such day. ${DATE_HELP}` };
  return { ...day, textAfter };
}

/** A time after a T, a comma or spaces. */
const TEXT_AFTER = /^(?:t(?=\d)|[\s,]+)(?<textAfter>.+)$/i;

function describeFault(fault: DateFault): string {
  if (fault.fault === 'form') return `This text has no date in a known form. ${DATE_HELP}`;
  if (fault.fault === 'ambiguous') return 'Either number could be the month. Write 1906-12-09, or the month as a word.';
  return `Weeks and days of the year are not read. Write it like ${formatIsoDate(fault.meant)}.`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** Weekday of day number 0, 1 January 1970: Thursday. */
const WEEKDAY_OF_DAY_0 = 4;

/** The first day of the Gregorian calendar, as a day number: 15 October 1582. */
const FIRST_GREGORIAN_DAY = dayNumber({ year: 1582, month: 10, day: 15 }, 'gregorian');

/** @example formatLongDate({ year: 1906, month: 12, day: 9 }, 'gregorian') // 'Sunday, 9 Dec 1906' */
export function formatLongDate(date: CalendarDate, calendar: Calendar): string {
  const weekday = DAYS[(((dayNumber(date, calendar) + WEEKDAY_OF_DAY_0) % 7) + 7) % 7];
  const year = date.year > 0 ? String(date.year) : `${1 - date.year} BCE`;
  const isBeforeGregorian = calendar === 'gregorian' && dayNumber(date, calendar) < FIRST_GREGORIAN_DAY;
  const note = calendar === 'julian' ? ' (Julian)' : isBeforeGregorian ? ' (Gregorian)' : '';
  return `${weekday}, ${date.day} ${MONTHS[date.month - 1]} ${year}${note}`;
}

const NOT_A_TIME: ParseFault = { message: 'This is not a time of day. Write it like 06:00, 6:00 am or 18h30.' };

/**
 * Parses a typed time of day, optionally followed by an offset from UTC.
 *
 * @returns the time in ISO 8601
 * @example parseTime('6.30 pm') // '18:30'
 */
export function parseTime(text: string): { readonly iso: string } | ParseFault {
  const time = text.length > MAX_LENGTH ? undefined : readWrittenTime(text.trim(), true);
  if (time?.rest !== '' || !isValidTimeOfDay(time)) return NOT_A_TIME;
  return { iso: formatIsoTime(time) };
}
