import * as z from 'zod';
import { formatUtc } from '../../../lib/astro/clock/civil-time/format.ts';
import { type UnixSeconds, unixSeconds } from '../../../lib/base/units/time.ts';
import { formatIsoMoment } from '../../../lib/requests/dates/iso-text.ts';
import {
  looksRelative,
  parseRelativeDate,
  type RelativeDate,
  resolveRelativeDate,
  statesTime,
} from '../../../lib/requests/dates/relative-date.ts';
import { isDateFault } from '../../../lib/requests/dates/written-date.ts';
import { describeDateFault, readMomentBefore } from '../../../lib/requests/dates/written-moment.ts';

const LONGEST_MOMENT = 60;

const FORM = 'must be a date, or a date and a time, such as 2026-11-22 or 2026-11-22 14:30Z';

/**
 * Schema of a date, or a date and time, in the arguments of a tool; `undefined` for `now`.
 *
 * @param isKept whether a text is kept as it is
 */
const momentArgument = (isKept?: (text: string) => boolean) =>
  z
    .string()
    .max(LONGEST_MOMENT)
    .transform((text, context): string | undefined => {
      if (/^(now|today)?$/i.test(text.trim())) return undefined;
      if (isKept?.(text)) return text;
      const moment = readMomentText(text);
      if (typeof moment !== 'string' && moment.rest.trim() === '') return moment.iso;
      context.addIssue({ code: 'custom', message: typeof moment === 'string' ? moment : FORM, input: text });
      return z.NEVER;
    });

export const MomentText = momentArgument();

const MS_PER_DAY = 86_400_000;
const DATE_LENGTH = '2026-11-22'.length;

/** The date of an instant in UTC. */
export const toDate = (instant: Date): string => instant.toISOString().slice(0, DATE_LENGTH);

/**
 * A date or instant some days later, in the same form.
 *
 * @returns the same text where it is not a date, which the endpoint then refuses
 */
export function addDays(iso: string, days: number): string {
  const startMs = Date.parse(iso.replace(WIDE_YEAR, widenYear));
  if (Number.isNaN(startMs)) return iso;
  const later = new Date(startMs + days * MS_PER_DAY).toISOString();
  return iso.includes('T') ? later : later.slice(0, later.indexOf('T'));
}

const widenYear = (_: string, sign: string, year: string): string => `${sign}${year.padStart(6, '0')}`;

/** A year that JavaScript reads only with a sign and six digits. */
const WIDE_YEAR = /^([+-])(\d{4,6})(?=-)/;

/** A date and time as people write them, converted to ISO 8601, and the text that follows them. */
interface WrittenText {
  /** Such as `1990-06-15T14:30`, or `1990-06-15` without a time. */
  readonly iso: string;
  readonly hasTime: boolean;
  readonly rest: string;
}

/**
 * Reads a date, or a date and a clock time, at the beginning of a text, in the forms that the service reads.
 *
 * @returns what is wrong with a text that does not begin with a date, as a phrase after the argument's name
 */
export function readMomentText(text: string): WrittenText | string {
  const moment = readMomentBefore(text);
  if (isDateFault(moment)) return describeDateFault(moment).message;
  return { iso: formatIsoMoment(moment), hasTime: moment.hasTime, rest: moment.rest };
}

/** `this week`, `next month`. */
const PERIOD = /^\s*(this|next|last)\s+(week|month|year)\s*$/i;

const isRelative = (text: string): boolean => parseRelativeDate(text) !== undefined;

/** The beginning of a search, or a period such as `next month`, which is the whole search. */
export const FromText = momentArgument((text) => PERIOD.test(text) || isRelative(text));

/** Arguments with the two ends of a search. */
export const fromToShape = { from: FromText.optional(), to: momentArgument(isRelative).optional() };

/** Arguments behind the dates of a request. */
export const RANGE_MEMBERS = { start_date: 'from', end_date: 'to' };

interface Ends {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** The dates of a request. */
export interface DateRange {
  readonly start_date: string;
  readonly end_date: string;
}

/**
 * The dates of a request: from today, and for some days, unless the model states others. Relative dates and periods are those
 * of UTC.
 */
export function toRange({ from, to }: Ends, days: number, now: Date): DateRange {
  const period = from === undefined ? undefined : findPeriod(from);
  const start = resolve(period?.start ?? from ?? 'today', now);
  const end = resolve(to ?? period?.end ?? addDays(start, days), now, start);
  return { start_date: start, end_date: end };
}

type PeriodUnit = 'week' | 'month' | 'year';

/** The unit of a period such as `next month`, which is as long as one whatever else is said; undefined for any other text. */
export const findPeriodUnit = (text = ''): PeriodUnit | undefined =>
  PERIOD.exec(text)?.[2]?.toLowerCase() as PeriodUnit | undefined;

const OFFSETS: Readonly<Record<string, number>> = { last: -1, this: 0, next: 1 };
const LETTERS: Readonly<Record<string, string>> = { week: 'w', month: 'mo', year: 'y' };

/** A period such as `next month` by its relative ends. */
function findPeriod(text: string): { readonly start: string; readonly end: string } | undefined {
  const [, word = '', unit = ''] = PERIOD.exec(text.toLowerCase()) ?? [];
  const offset = OFFSETS[word];
  if (offset === undefined) return undefined;
  const [start, end] = [offset, offset + 1].map(
    (count) => `${unit}${count < 0 ? '-' : '+'}${Math.abs(count)}${LETTERS[unit]}`,
  );
  return start === undefined || end === undefined ? undefined : { start, end };
}

const UTC = { type: 'offset', offsetSeconds: 0 } as const;

/** A relative date as an absolute one; any other text unchanged. @param start that a duration is counted from */
function resolve(text: string, now: Date, start?: string): string {
  const date = looksRelative(text) ? parseRelativeDate(text) : undefined;
  if (!date) return text;
  const origin = date.base === undefined && start !== undefined ? Date.parse(start) : now.getTime();
  const at = unixSeconds(Math.floor((Number.isNaN(origin) ? now.getTime() : origin) / 1000));
  return formatMoment(resolveRelativeDate(date, { now: at, clock: UTC }), date, start);
}

const formatMoment = (moment: UnixSeconds, date: RelativeDate, start?: string): string => {
  const isDay = !statesTime(date) && !(date.base === undefined && start?.includes('T'));
  return isDay ? formatUtc(moment).slice(0, -'T00:00:00.000Z'.length) : formatUtc(moment);
};
