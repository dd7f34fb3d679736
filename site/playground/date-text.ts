import { type Calendar, type CalendarDate, isValidDate } from '../../lib/domain/civil-time/calendar.ts';

/** A date as it was typed, and what stood behind it: a time, perhaps. */
export interface ParsedDate extends CalendarDate {
  readonly textAfter: string;
}

/** What to do about a text that cannot be read. */
export interface ParseFault {
  readonly message: string;
}

export const isParseFault = (read: object): read is ParseFault => 'message' in read;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const MONTH = '(?<month>[a-z]{3,9})\\.?';
const ERA = String.raw`(?:\s*(?<era>bce?|ce|ad)\b\.?)?`;
/** What may follow a date: nothing, or a time set off by a T, a comma or spaces. */
const TEXT_AFTER = String.raw`(?:(?:t(?=\d)|[\s,]+)(?<textAfter>.+))?$`;

/** Each way to write a date. */
const DATE_PATTERNS = [
  String.raw`^(?<year>[+\-−]?\d{4,6})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})`,
  String.raw`^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?!\d)`,
  String.raw`^(?<day>\d{1,2})\.\s*(?<month>\d{1,2})\.\s*(?<year>\d{3,4})${ERA}`,
  String.raw`^(?<first>\d{1,2})[/-](?<second>\d{1,2})[/-](?<year>\d{4})${ERA}`,
  String.raw`^(?<day>\d{1,2})(?:st|nd|rd|th|\.)?[\s-]*${MONTH}[\s,-]*(?<year>\d{1,4})${ERA}`,
  String.raw`^${MONTH}\s*(?<day>\d{1,2})(?:st|nd|rd|th)?[\s,]+(?<year>\d{1,4})${ERA}`,
].map((pattern) => new RegExp(pattern + TEXT_AFTER, 'i'));

/** Nobody types more for a date and a time. */
const MAX_LENGTH = 60;

const DATE_HELP = 'Write it like 1906-12-09, 9.12.1906 or 9 Dec 1906.';

/**
 * Reads a date as people type it. A date between strokes is read only where it cannot be two: 12/9/1906 is refused.
 *
 * @example parseDate('9 Dec 1906, 6:00', 'gregorian') // { year: 1906, month: 12, day: 9, textAfter: '6:00' }
 */
export function parseDate(text: string, calendar: Calendar): ParsedDate | ParseFault {
  const fields = matchDate(text.trim());
  if (!fields) return { message: `This is no date. ${DATE_HELP}` };
  const ordered = fields.first === undefined ? fields : orderDayAndMonth(fields);
  if (!ordered)
    return { message: 'Day and month could be either way round. Write 1906-12-09, or the month as a word.' };
  const { day, month, textAfter = '' } = ordered;
  const date = { year: readYear(ordered), month: readMonth(month ?? ''), day: Number(day) };
  if (!isValidDate(date, calendar)) return { message: `The ${calendar} calendar has no such day. ${DATE_HELP}` };
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

/** Which of two numbers is the day: only one beyond twelve can tell, or none where they are the same. */
function orderDayAndMonth(fields: Fields): Fields | undefined {
  const { first, second } = fields;
  if (Number(first) > 12 || first === second) return { ...fields, day: first, month: second };
  return Number(second) > 12 ? { ...fields, day: second, month: first } : undefined;
}

function readYear({ year = '', era = '' }: Fields): number {
  const written = Number(year.replace('−', '-'));
  return /^b/i.test(era) ? 1 - written : written;
}

const readMonth = (month: string): number =>
  /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;

const padTwoDigits = (value: number): string => String(value).padStart(2, '0');

/** @example formatIsoDate({ year: -43, month: 3, day: 15 }) // '-0043-03-15' */
export function formatIsoDate({ year, month, day }: CalendarDate): string {
  const digits = String(Math.abs(year)).padStart(year > 9999 || year < -9999 ? 6 : 4, '0');
  const sign = year < 0 ? '-' : year > 9999 ? '+' : '';
  return `${sign}${digits}-${padTwoDigits(month)}-${padTwoDigits(day)}`;
}

const NOT_A_TIME: ParseFault = { message: 'This is no time of day. Write it like 06:00, 6:00 am or 18h30.' };

const TIME =
  /^(?<hour>\d{1,2})(?:\s*[:.h]\s*(?<minute>\d{1,2})?(?:[:.m]\s*(?<second>\d{1,2}(?:[.,]\d+)?))?|(?<joined>\d\d))?\s*(?:(?<half>[ap])\.?m\.?)?\s*(?<offset>z|[+-]\d\d:?\d\d)?$/i;

/**
 * Reads a time of day as people type it, and an offset from UTC behind it.
 *
 * @returns as ISO 8601 has it
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
  return { iso: `${padTwoDigits(hour)}:${padTwoDigits(minute)}${seconds}${(fields.offset ?? '').toUpperCase()}` };
}

/** @param half `a` or `p` of the twelve-hour clock, on which 12 comes before 1 */
function readHour(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour < 24 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}
