import { dateFromDayNumber, dayNumber } from '../../lib/astro/clock/civil-time/calendar.ts';
import { formatIsoDate } from '../../lib/requests/dates/iso-text.ts';
import { isParseFault, parseDate, parseTime } from '../browser/date-text.ts';
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

/** Reads a date and a time in Universal Time as an instant in ISO 8601. An empty time is noon. */
export function readPanelInstant(
  entries: Entries,
  { date, time, laterDays = 0 }: { readonly date: string; readonly time: string; readonly laterDays?: number },
): string | FieldFault {
  const day = readDay(entries, date, laterDays);
  const clock = parseTime(entries[time]?.trim() || '12:00');
  if (isParseFault(clock)) return { field: time, message: clock.message };
  return typeof day === 'string' ? `${day}T${clock.iso.slice(0, 5)}:00Z` : day;
}

/** Reads the chosen place of a panel's form; undefined where none was chosen. @param prefix of the names of its fields */
export function readPlace(entries: Entries, prefix: string): object | undefined {
  const [latitude, longitude] = [entries[`${prefix}latitude`], entries[`${prefix}longitude`]];
  return latitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;
}

/** Lists the faults among read values. */
export const listFaults = (...read: readonly (string | FieldFault)[]): readonly FieldFault[] =>
  read.filter((value) => typeof value !== 'string');
