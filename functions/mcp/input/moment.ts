import * as z from 'zod';
import { readMomentText } from './date-time.ts';

const LONGEST_MOMENT = 60;

const FORM = 'must be a date, or a date and a time, such as 2026-11-22 or 2026-11-22 14:30Z';

/**
 * Schema of a date, or a date and time, in the arguments of a tool; `undefined` for `now`.
 *
 * @param words texts that are kept as they are
 */
export const momentArgument = (words?: RegExp) =>
  z
    .string()
    .max(LONGEST_MOMENT)
    .transform((text, context): string | undefined => {
      if (/^(now|today)?$/i.test(text.trim())) return undefined;
      if (words?.test(text)) return text;
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
