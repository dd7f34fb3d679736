import { addDays, MomentText, toDate } from './moment.ts';

/** Arguments with the two ends of a search. */
export const fromToShape = { from: MomentText.optional(), to: MomentText.optional() };

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

/** The dates of a request: from today, and for some days, unless the model states others. */
export function toRange({ from, to }: Ends, days: number, now: Date): DateRange {
  const start = from ?? toDate(now);
  return { start_date: start, end_date: to ?? addDays(start, days) };
}
