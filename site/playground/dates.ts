import { dateFromDayNumber, dayNumber } from '../../lib/astro/clock/civil-time/calendar.ts';
import { formatIsoDate } from '../../lib/requests/dates/iso-text.ts';
import { isParseFault, parseDate } from '../browser/date-text.ts';
import type { FieldFault } from './chart-request.ts';
import type { Entries } from './rows.ts';

/** Reads a Gregorian date of a panel's form as ISO 8601, some days later if wanted. */
export function readDay(entries: Entries, field: string, laterDays = 0): string | FieldFault {
  const text = entries[field] ?? '';
  if (text.trim() === '') return { field, message: 'A date is needed, such as 2026-06-21.' };
  const date = parseDate(text, 'gregorian');
  if (isParseFault(date)) return { field, message: date.message };
  return formatIsoDate(dateFromDayNumber(dayNumber(date) + laterDays));
}

/** Reads the chosen place of a panel's form; undefined where none was chosen. @param prefix of the names of its fields */
export function readPlace(entries: Entries, prefix: string): object | undefined {
  const [latitude, longitude] = [entries[`${prefix}latitude`], entries[`${prefix}longitude`]];
  return latitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;
}

/** Lists the faults among read values. */
export const listFaults = (...read: readonly (string | FieldFault)[]): readonly FieldFault[] =>
  read.filter((value) => typeof value !== 'string');
