import {
  type CalendarDate,
  dateFromDayNumber,
  dayNumber,
  weekday,
} from '../../../lib/astro/clock/civil-time/calendar.ts';
import { formatIsoDate } from '../../../lib/requests/dates/iso-text.ts';
import { addDays, MomentText, momentArgument, toDate } from './moment.ts';

/** `this week`, `next month`. */
const PERIOD = /^\s*(this|next|last)\s+(week|month|year)\s*$/i;

/** The beginning of a search, or a period such as `next month`, which is the whole search. */
export const FromText = momentArgument(PERIOD);

/** Arguments with the two ends of a search. */
export const fromToShape = { from: FromText.optional(), to: MomentText.optional() };

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

/** The dates of a request: from today, and for some days, unless the model states others. Periods are those of UTC. */
export function toRange({ from, to }: Ends, days: number, now: Date): DateRange {
  const period = from === undefined ? undefined : findPeriod(from, now);
  const start = period?.start_date ?? from ?? toDate(now);
  return { start_date: start, end_date: to ?? period?.end_date ?? addDays(start, days) };
}

const OFFSETS: Readonly<Record<string, number>> = { last: -1, this: 0, next: 1 };

function findPeriod(text: string, now: Date): DateRange | undefined {
  const [, word = '', unit = ''] = PERIOD.exec(text.toLowerCase()) ?? [];
  const offset = OFFSETS[word];
  if (offset === undefined) return undefined;
  const today = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() };
  const [start, end] = [offset, offset + 1].map((count) => formatIsoDate(findStart(today, unit, count)));
  return start === undefined || end === undefined ? undefined : { start_date: start, end_date: end };
}

/** The first day of a period, counted from the one that has the day. Weeks begin on Monday. */
function findStart({ year, month, day }: CalendarDate, unit: string, count: number): CalendarDate {
  const number = dayNumber({ year, month, day });
  if (unit === 'week') return dateFromDayNumber(number - ((weekday(number) + 6) % 7) + 7 * count);
  if (unit === 'year') return { year: year + count, month: 1, day: 1 };
  const months = year * 12 + month - 1 + count;
  return { year: Math.floor(months / 12), month: (((months % 12) + 12) % 12) + 1, day: 1 };
}
