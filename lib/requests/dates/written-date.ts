import { type CalendarDate, dateFromDayNumber, dayNumber } from '../../astro/clock/civil-time/calendar.ts';
import { findMonth } from './month-names.ts';

/** A date at the beginning of a text, not yet checked against a calendar, and the text after it. */
export interface WrittenDate extends CalendarDate {
  readonly rest: string;
}

/** Why a text has no date: another form, day and month that can be exchanged, or a form whose calendar date is stated. */
export type DateFault =
  | { readonly fault: 'form' }
  | { readonly fault: 'ambiguous'; readonly readings: readonly [WrittenDate, WrittenDate] }
  | { readonly fault: 'week' | 'ordinal'; readonly meant: WrittenDate };

export const isDateFault = (read: object): read is DateFault => 'fault' in read;

const ERA = String.raw`(?:\s*(?<era>bce?|ce|ad)(?!\p{L})\.?)?`;
/** What may stand between day, month and year: spaces, marks, `of`, `de`. */
const GAP = String.raw`(?:[\s,.-]|(?:of|de|del)(?=\s)|d['’])*`;
const DAY = '(?<day>\\d{1,2})';
const WORD = String.raw`(?<word>\p{L}{3,12})`;
/** A year after a word; a number with minutes after it is a time. */
const YEAR = String.raw`(?<year>\d{1,4})(?!\d|[:.h]\d)(?:\s*г(?:ода?)?(?!\p{L})\.?)?${ERA}`;

const FORMS = [
  String.raw`^(?<year>[+\-−]?\d{4,6})(?<mark>[-/.])(?<month>\d{1,2})\k<mark>${DAY}(?!\d)`,
  String.raw`^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?!\d)`,
  String.raw`^${DAY}\.\s*(?<month>\d{1,2})\.\s*(?<year>\d{3,4})(?!\d)${ERA}`,
  String.raw`^(?<first>\d{1,2})(?<mark>[/-])(?<second>\d{1,2})\k<mark>(?<year>\d{4})(?!\d)${ERA}`,
  `^${DAY}(?:st|nd|rd|th|er|[ºª°])?${GAP}${WORD}${GAP}${YEAR}`,
  String.raw`^${WORD}\.?\s*${DAY}(?:st|nd|rd|th)?[\s,]+${YEAR}`,
  String.raw`^(?<year>\d{4})[\s,-]+${WORD}\.?[\s,-]+${DAY}(?:st|nd|rd|th)?(?![\d:])`,
].map((form) => new RegExp(form, 'iu'));

/** ISO 8601 has these forms too; the service refuses them, as they are easily mistaken for others. */
const WEEK = /^(?<year>\d{4})-?w(?<week>[0-5]\d)(?:-?(?<day>[1-7]))?(?!\d)/i;
const ORDINAL = /^(?<year>\d{4})-?(?<day>[0-3]\d\d)(?!\d|-)/;

type Fields = Readonly<Record<string, string | undefined>>;

/**
 * Reads the date at the beginning of a text, as people write it: `1985-05-03`, `19850503`, `3.5.1985`, `25/05/1985`,
 * `3 May 1985`, `May 3rd, 1985`, `3 de mayo de 1985`, `15 Mar 44 BCE`. Names of months are those of six languages.
 */
export function readWrittenDate(text: string): WrittenDate | DateFault {
  for (const form of FORMS) {
    const match = form.exec(text);
    const fields: Fields | undefined = match?.groups;
    if (!match || !fields) continue;
    const rest = text.slice(match[0].length);
    const year = readYear(fields);
    if (fields.first !== undefined) return orderDayAndMonth(fields, { year, rest });
    const month = fields.word === undefined ? Number(fields.month) : findMonth(fields.word);
    if (month !== undefined) return { year, month, day: Number(fields.day), rest };
  }
  return readRefusedForm(text);
}

function readYear({ year = '', era = '' }: Fields): number {
  const number = Number(year.replace('−', '-'));
  return /^b/i.test(era) ? 1 - number : number;
}

/** A number above 12 is the day; two equal ones are both. */
function orderDayAndMonth(
  { first, second }: Fields,
  date: Pick<WrittenDate, 'year' | 'rest'>,
): WrittenDate | DateFault {
  const [one, other] = [Number(first), Number(second)];
  const dayFirst = { ...date, month: other, day: one };
  const monthFirst = { ...date, month: one, day: other };
  if (one > 12 || one === other) return dayFirst;
  return other > 12 ? monthFirst : { fault: 'ambiguous', readings: [dayFirst, monthFirst] };
}

const DAYS_PER_WEEK = 7;

function readRefusedForm(text: string): DateFault {
  const week = WEEK.exec(text);
  const ordinal = week ? undefined : ORDINAL.exec(text);
  const match = week ?? ordinal;
  if (!match?.groups) return { fault: 'form' };
  const { year = '', week: weekNumber = '', day = '1' } = match.groups as Fields;
  const first = { year: Number(year), month: 1, day: 1 };
  const days = week
    ? mondayOfFirstWeek(first) + (Number(weekNumber) - 1) * DAYS_PER_WEEK + Number(day) - 1
    : dayNumber(first) + Number(day) - 1;
  const meant = { ...dateFromDayNumber(days), rest: text.slice(match[0].length) };
  return { fault: week ? 'week' : 'ordinal', meant };
}

/** @source ISO 8601-1:2019, 3.1.1.23: week 1 has the year's first Thursday, and so 4 January. Day 0, 1970-01-01, was one. */
function mondayOfFirstWeek(first: CalendarDate): number {
  const fourth = dayNumber({ ...first, day: 4 });
  return fourth - ((((fourth + 3) % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK);
}
