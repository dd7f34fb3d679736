import { type JdUt, type UnixSeconds, unixFromJdUt } from '../../../base/units/time.ts';
import { dateFromDayNumber } from './calendar.ts';

/**
 * JavaScript writes years outside 0000 to 9999 with six digits; this service writes only the digits needed, at least
 * four.
 */
const SPARE_ZEROS = /^([+-])0{1,2}(?=\d{4})/;

const DAY_MS = 86_400_000;

/** A day and its text. */
interface WrittenDay {
  readonly dayCount: number;
  readonly text: string;
}

/** The last days that were written, each at the place of its last digits: a long answer names each of them several times. */
const writtenDays: (WrittenDay | undefined)[] = Array.from({ length: 4096 });

/** @param dayCount since 1970-01-01 */
function formatDay(dayCount: number): string {
  const place = dayCount & (writtenDays.length - 1);
  const written = writtenDays[place];
  if (written?.dayCount === dayCount) return written.text;
  const text = writeDay(dayCount);
  writtenDays[place] = { dayCount, text };
  return text;
}

function writeDay(dayCount: number): string {
  const { year, month, day } = dateFromDayNumber(dayCount);
  if (year >= 1000 && year <= 9999) return `${year}-${pad(month)}-${pad(day)}`;
  return new Date(dayCount * DAY_MS).toISOString().replace(SPARE_ZEROS, '$1').slice(0, -'T00:00:00.000Z'.length);
}

/**
 * The milliseconds are whole, so no field can round up to 60.000. Long answers have thousands of dates: writing them so
 * takes two thirds of the time of reading the fields of a `Date`.
 */
function formatDateTime(milliseconds: number): string {
  const day = Math.floor(milliseconds / DAY_MS);
  const millisecondOfDay = milliseconds - day * DAY_MS;
  const second = Math.floor(millisecondOfDay / 1000);
  const minute = Math.floor(second / 60);
  const minuteText = MINUTES_OF_DAY[minute] as string;
  // Few joints: each is an object of its own until the whole answer is written.
  return formatDay(day) + minuteText + SECONDS[second - 60 * minute] + MILLISECONDS[millisecondOfDay - 1000 * second];
}

const TWO_DIGITS = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
const MILLISECONDS = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'));
const pad = (number: number): string => TWO_DIGITS[number] as string;
const SECONDS = TWO_DIGITS.slice(0, 60).map((second) => `${second}.`);
const MINUTES_OF_DAY = Array.from(
  { length: 1440 },
  (_, minute) => `T${pad(Math.floor(minute / 60))}:${pad(minute % 60)}:`,
);

/**
 * An instant as ISO 8601 in UTC, proleptic Gregorian, to the millisecond.
 *
 * @example formatUtc(unixSeconds(-63517780800)) // '-0043-03-15T12:00:00.000Z'
 */
export function formatUtc(instant: UnixSeconds): string {
  return `${formatDateTime(Math.round(instant * 1000))}Z`;
}

/** A moment in Julian days as ISO 8601 in UTC, as {@link formatUtc} writes it. */
export const formatInstant = (moment: JdUt): string => formatUtc(unixFromJdUt(moment));

/** As {@link formatInstant}; null where there is no moment. */
export const formatOptionalInstant = (moment: JdUt | undefined): string | null =>
  moment === undefined ? null : formatInstant(moment);

/** An instant as ISO 8601 on a clock with this offset from UTC: `1985-12-31T18:30:00.000+05:30`. */
export function formatLocal(instant: UnixSeconds, offsetSeconds: number): string {
  return formatDateTime(Math.round(instant * 1000) + offsetSeconds * 1000) + formatOffset(offsetSeconds);
}

/**
 * An offset from UTC: `+05:30`, `-03:30:52`, `+00:00`.
 *
 * Seconds are written where they are not 0. ISO 8601 has none in an offset, but without them the time and its offset
 * would contradict each other: before standard time clocks ran on mean solar time, those of Paris on +00:09:21.
 */
export function formatOffset(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds);
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60];
  if (size % 60 !== 0) parts.push(size % 60);
  return (offsetSeconds < 0 ? '-' : '+') + parts.map(pad).join(':');
}
