import { dayNumber, daysInMonth, isLeapYear, weekday } from '../../../astro/clock/civil-time/calendar.ts';
import { SECONDS_PER_DAY, type UnixSeconds, unixSeconds } from '../../../base/units/time.ts';

const DEFAULT_TIME = '2';
const LAST_WEEK = 5;
const FEBRUARY_29_COUNTED_FROM_1 = 60;

/** A yearly moment in local time: a day and the seconds from its midnight, which may be negative or exceed a day. */
export interface RuleDate {
  /** Day number in a given year, counted from 1970-01-01. */
  readonly dayOfYear: (year: number) => number;
  readonly timeSeconds: number;
}

type DayReader = (parts: readonly number[]) => RuleDate['dayOfYear'];

const newYearDay = (year: number): number => dayNumber({ year, month: 1, day: 1 });

/** `Jn`: day 1–365; a leap day is never counted, so J60 is always 1 March. */
const withoutLeapDay: DayReader =
  ([day = 1]) =>
  (year) =>
    newYearDay(year) + day - 1 + (isLeapYear(year) && day >= FEBRUARY_29_COUNTED_FROM_1 ? 1 : 0);

/** `n`: day 0–365; a leap day is counted. */
const withLeapDay: DayReader =
  ([day = 0]) =>
  (year) =>
    newYearDay(year) + day;

/** `Mm.w.d`: weekday d (0 is Sunday) of week w of month m; week 5 is the last one. */
const weekdayOfMonth: DayReader =
  ([month = 1, week = 1, dayOfWeek = 0]) =>
  (year) => {
    const first = dayNumber({ year, month, day: 1 });
    const daysToFirst = (dayOfWeek - weekday(first) + 7) % 7;
    const dayOfMonth = daysToFirst + 7 * (week - 1);
    const isPastTheEnd = week === LAST_WEEK && dayOfMonth >= daysInMonth(year, month);
    return first + (isPastTheEnd ? dayOfMonth - 7 : dayOfMonth);
  };

const FORMS: readonly (readonly [RegExp, DayReader])[] = [
  [/^J(\d{1,3})$/, withoutLeapDay],
  [/^(\d{1,3})$/, withLeapDay],
  [/^M(\d{1,2})\.([1-5])\.([0-6])$/, weekdayOfMonth],
];

/** Reads a time such as `5`, `-5:30` or `-3:30:52`; returns seconds. */
export function readSeconds(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.replace(/^[+-]/, '').split(':').map(Number);
  const size = hours * 3600 + minutes * 60 + seconds;
  return text.startsWith('-') ? -size : size;
}

/**
 * Reads a date of a POSIX rule: `M3.5.0`, `J60`, `59`, with a time as in `M10.5.0/3` or `M3.5.0/-1`.
 *
 * @throws RangeError for text in any other form
 */
export function readRuleDate(text: string): RuleDate {
  const [day = '', time = DEFAULT_TIME] = text.split('/');
  for (const [form, readDay] of FORMS) {
    const match = form.exec(day);
    if (match) return { dayOfYear: readDay(match.slice(1).map(Number)), timeSeconds: readSeconds(time) };
  }
  throw new RangeError(`not a date of a POSIX rule: ${text}`);
}

/**
 * The instant of a rule date in a year.
 *
 * @param offsetSeconds of the clock in force before the date, to which the time refers
 */
export function resolveRuleDate(date: RuleDate, year: number, offsetSeconds: number): UnixSeconds {
  return unixSeconds(date.dayOfYear(year) * SECONDS_PER_DAY + date.timeSeconds - offsetSeconds);
}
