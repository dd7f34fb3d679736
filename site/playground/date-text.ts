import { type Calendar, type CalendarDate, dayNumber, isValidDate } from '../../lib/astro/clock/civil-time/calendar.ts';
import { capitalize, padToTwo } from '../../lib/base/text.ts';

/** A typed date and the text after it, which can be a time. */
interface ParsedDate extends CalendarDate {
  readonly textAfter: string;
}

/** A text that cannot be parsed, with a message that shows a valid form. */
export interface ParseFault {
  readonly message: string;
}

export const isParseFault = (parsed: object): parsed is ParseFault => 'message' in parsed;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const MONTH = '(?<month>[a-z]{3,9})\\.?';
const ERA = String.raw`(?:\s*(?<era>bce?|ce|ad)\b\.?)?`;
/** Text after a date: nothing, or a time after a T, a comma or spaces. */
const TEXT_AFTER = String.raw`(?:(?:t(?=\d)|[\s,]+)(?<textAfter>.+))?$`;

/** Accepted forms of a date. */
const DATE_PATTERNS = [
  String.raw`^(?<year>[+\-−]?\d{4,6})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})`,
  String.raw`^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?!\d)`,
  String.raw`^(?<day>\d{1,2})\.\s*(?<month>\d{1,2})\.\s*(?<year>\d{3,4})${ERA}`,
  String.raw`^(?<first>\d{1,2})[/-](?<second>\d{1,2})[/-](?<year>\d{4})${ERA}`,
  String.raw`^(?<day>\d{1,2})(?:st|nd|rd|th|\.)?[\s-]*${MONTH}[\s,-]*(?<year>\d{1,4})${ERA}`,
  String.raw`^${MONTH}\s*(?<day>\d{1,2})(?:st|nd|rd|th)?[\s,]+(?<year>\d{1,4})${ERA}`,
].map((pattern) => new RegExp(pattern + TEXT_AFTER, 'i'));

/** Length limit of a date with a time, characters. */
const MAX_LENGTH = 60;

const DATE_HELP = 'Write it like 1906-12-09, 9 Dec 1906 or 15 Mar 44 BCE.';

/**
 * Parses a typed date. A date with slashes is refused if day and month are ambiguous, as in 12/9/1906.
 *
 * @example parseDate('9 Dec 1906, 6:00', 'gregorian') // { year: 1906, month: 12, day: 9, textAfter: '6:00' }
 */
export function parseDate(text: string, calendar: Calendar): ParsedDate | ParseFault {
  const fields = matchDate(text.trim());
  if (!fields) return { message: `This text has no date in a known form. ${DATE_HELP}` };
  const ordered = fields.first === undefined ? fields : orderDayAndMonth(fields);
  if (!ordered) return { message: 'Either number could be the month. Write 1906-12-09, or the month as a word.' };
  const { day, month, textAfter = '' } = ordered;
  const date = { year: readYear(ordered), month: readMonth(month ?? ''), day: Number(day) };
  if (!isValidDate(date, calendar))
    return { message: `The ${capitalize(calendar)} calendar has no such day. ${DATE_HELP}` };
  return { ...date, textAfter };
}

type Fields = Readonly<Record<string, string | undefined>>;

function matchDate(text: string): Fields | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  for (const pattern of DATE_PATTERNS) {
    const match = pattern.exec(text);
    if (match?.groups) return match.groups;
  }
  return undefined;
}

/** Decides which of two numbers is the day: one above 12, or either if both are equal. Undefined if ambiguous. */
function orderDayAndMonth(fields: Fields): Fields | undefined {
  const { first, second } = fields;
  if (Number(first) > 12 || first === second) return { ...fields, day: first, month: second };
  return Number(second) > 12 ? { ...fields, day: second, month: first } : undefined;
}

function readYear({ year = '', era = '' }: Fields): number {
  const number = Number(year.replace('−', '-'));
  return /^b/i.test(era) ? 1 - number : number;
}

const readMonth = (month: string): number =>
  /^\d/.test(month) ? Number(month) : MONTHS.indexOf(capitalize(month.slice(0, 3).toLowerCase())) + 1;

/** @example formatIsoDate({ year: -43, month: 3, day: 15 }) // '-0043-03-15' */
export function formatIsoDate({ year, month, day }: CalendarDate): string {
  const digits = String(Math.abs(year)).padStart(year > 9999 || year < -9999 ? 6 : 4, '0');
  const sign = year < 0 ? '-' : year > 9999 ? '+' : '';
  return `${sign}${digits}-${padToTwo(month)}-${padToTwo(day)}`;
}

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

const TIME =
  /^(?<hour>\d{1,2})(?:\s*[:.h]\s*(?<minute>\d{1,2})?(?:[:.m]\s*(?<second>\d{1,2}(?:[.,]\d+)?))?|(?<joined>\d\d))?\s*(?:(?<half>[ap])\.?m\.?)?\s*(?<offset>z|[+-]\d\d(?::?\d\d){1,2})?$/i;

/**
 * Parses a typed time of day, optionally followed by an offset from UTC.
 *
 * @returns the time in ISO 8601
 * @example parseTime('6.30 pm') // '18:30'
 */
export function parseTime(text: string): { readonly iso: string } | ParseFault {
  const fields = text.length > MAX_LENGTH ? undefined : TIME.exec(text.trim())?.groups;
  if (!fields) return NOT_A_TIME;
  const hour = readHour(Number(fields.hour), fields.half);
  const minute = Number(fields.minute ?? fields.joined ?? 0);
  const second = (fields.second ?? '0').replace(',', '.');
  if (hour === undefined || minute > 59 || Number(second) >= 60) return NOT_A_TIME;
  const seconds = Number(second) === 0 ? '' : `:${second.replace(/^\d(?!\d)/, '0$&')}`;
  return { iso: `${padToTwo(hour)}:${padToTwo(minute)}${seconds}${(fields.offset ?? '').toUpperCase()}` };
}

/** @param half `a` or `p` of the twelve-hour clock, on which 12 comes before 1 */
function readHour(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour < 24 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}
