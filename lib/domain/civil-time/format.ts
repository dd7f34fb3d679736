import type { UnixSeconds } from '../../units/time.ts';
import { dateOfDay } from './calendar.ts';

const MS_PER_DAY = 86_400_000;
const digits = (value: number, width: number): string => String(Math.abs(value)).padStart(width, '0');

/** `1990`, `-0043`; beyond four digits ISO 8601 wants a sign on either side: `+12026`. */
function formatYear(year: number): string {
  if (year < 0) return `-${digits(year, 4)}`;
  return year > 9999 ? `+${year}` : digits(year, 4);
}

/** Rounded to whole milliseconds before it is taken apart, so that no field can round up to 60.000. */
function formatDateTime(milliseconds: number): string {
  const dayCount = Math.floor(milliseconds / MS_PER_DAY);
  const msOfDay = milliseconds - dayCount * MS_PER_DAY;
  const { year, month, day } = dateOfDay(dayCount);
  const time = [Math.floor(msOfDay / 3_600_000), Math.floor(msOfDay / 60_000) % 60, Math.floor(msOfDay / 1000) % 60];
  const clock = time.map((part) => digits(part, 2)).join(':');
  return `${formatYear(year)}-${digits(month, 2)}-${digits(day, 2)}T${clock}.${digits(msOfDay % 1000, 3)}`;
}

/**
 * An instant as ISO 8601 in UTC, proleptic Gregorian, to the millisecond.
 *
 * @example formatUtc(unixSeconds(-63517780800)) // '-0043-03-15T12:00:00.000Z'
 */
export function formatUtc(instant: UnixSeconds): string {
  return `${formatDateTime(Math.round(instant * 1000))}Z`;
}

/** An instant as ISO 8601 on a clock with this offset from UTC: `1985-12-31T18:30:00.000+05:30`. */
export function formatLocal(instant: UnixSeconds, offsetSeconds: number): string {
  return formatDateTime(Math.round(instant * 1000) + offsetSeconds * 1000) + formatOffset(offsetSeconds);
}

/**
 * An offset from UTC: `+05:30`, `-03:30:52`, `+00:00`.
 *
 * Seconds are written where there are any. ISO 8601 has none in an offset, but rounding them away would make the time and
 * its offset contradict each other: before standard time clocks ran on mean solar time, Paris on +00:09:21.
 */
export function formatOffset(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds);
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60];
  if (size % 60 !== 0) parts.push(size % 60);
  return (offsetSeconds < 0 ? '-' : '+') + parts.map((part) => digits(part, 2)).join(':');
}
