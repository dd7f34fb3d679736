export const CALENDAR_IDS = ['gregorian', 'julian'] as const;

/** The calendar of a date. Both are proleptic and have a year 0, which is 1 BCE. */
export type Calendar = (typeof CALENDAR_IDS)[number];

/** How much of a date is known, from the finest. */
export const DATE_PRECISIONS = ['day', 'month', 'year'] as const;
export type DatePrecision = (typeof DATE_PRECISIONS)[number];

/** A day as a calendar names it. */
export interface CalendarDate {
  /** Astronomical count: 0 is 1 BCE, −43 is 44 BCE. */
  readonly year: number;
  /** 1–12 */
  readonly month: number;
  /** 1–31 */
  readonly day: number;
}

/** Numbers of a written date, not checked: `1752-09-02`, years from 0 to 9999. */
export function parseCalendarDate(text: string): CalendarDate {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}

/**
 * The rules in which the calendars differ. Years are counted from 1 March, so that a leap day is the last day of its
 * year.
 *
 * @source H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", 2021, howardhinnant.github.io/date_algorithms.html
 *   (days_from_civil, civil_from_days: 146 097 days to 400 years, 719 468 days from 0000-03-01 to 1970-01-01); the
 *   Julian calendar likewise with 1461 days to 4 years. Its count is two days longer, as 0000-03-01 Julian was
 *   0000-02-28 Gregorian
 */
const CALENDARS = {
  gregorian: {
    daysToUnixEpoch: 719_468,
    cycleYears: 400,
    cycleDays: 146_097,
    leapDaysBefore: (year: number) => Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400),
    yearOfCycle: (day: number) =>
      Math.floor((day - Math.floor(day / 1460) + Math.floor(day / 36_524) - Math.floor(day / 146_096)) / 365),
  },
  julian: {
    daysToUnixEpoch: 719_470,
    cycleYears: 4,
    cycleDays: 1461,
    leapDaysBefore: (year: number) => Math.floor(year / 4),
    yearOfCycle: (day: number) => Math.floor((day - Math.floor(day / 1460)) / 365),
  },
} as const satisfies Record<Calendar, object>;

const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Days from 1 March to the first of a month, months counted from March = 0: 0, 31, 61, 92 … */
const daysBeforeMonth = (monthFromMarch: number): number => Math.floor((153 * monthFromMarch + 2) / 5);

/** True where the year has a 29 February. */
export function isLeapYear(year: number, calendar: Calendar = 'gregorian'): boolean {
  return year % 4 === 0 && (calendar === 'julian' || year % 100 !== 0 || year % 400 === 0);
}

/** Length of a month, 28–31; 0 where `month` is not 1–12. */
export function daysInMonth(year: number, month: number, calendar: Calendar = 'gregorian'): number {
  const hasLeapDay = month === 2 && isLeapYear(year, calendar);
  return (DAYS_IN_MONTH[month - 1] ?? 0) + (hasLeapDay ? 1 : 0);
}

/** True where the calendar has this day: 30 February never, 29 February 1900 only in the Julian calendar. */
export function isValidDate({ year, month, day }: CalendarDate, calendar: Calendar = 'gregorian'): boolean {
  const isWhole = Number.isInteger(year) && Number.isInteger(day);
  return isWhole && day >= 1 && day <= daysInMonth(year, month, calendar);
}

/**
 * Days from 1970-01-01 (Gregorian) to a date, negative before.
 *
 * @param date a valid date; a day beyond its month's end counts on into the next
 * @example dayNumber({ year: 2000, month: 1, day: 1 }) // 10957, noon of which is JD 2451545
 */
export function dayNumber({ year, month, day }: CalendarDate, calendar: Calendar = 'gregorian'): number {
  const { leapDaysBefore, daysToUnixEpoch } = CALENDARS[calendar];
  const marchYear = month <= 2 ? year - 1 : year;
  const dayOfYear = daysBeforeMonth((month + 9) % 12) + day - 1;
  return 365 * marchYear + leapDaysBefore(marchYear) + dayOfYear - daysToUnixEpoch;
}

/** The date of a day counted from 1970-01-01; the inverse of {@link dayNumber}. */
export function dateFromDayNumber(dayCount: number, calendar: Calendar = 'gregorian'): CalendarDate {
  const { cycleDays, cycleYears, daysToUnixEpoch, leapDaysBefore, yearOfCycle } = CALENDARS[calendar];
  const sinceMarchOfYearZero = dayCount + daysToUnixEpoch;
  const cycle = Math.floor(sinceMarchOfYearZero / cycleDays);
  const dayOfCycle = sinceMarchOfYearZero - cycle * cycleDays;
  const yearInCycle = yearOfCycle(dayOfCycle);
  const dayOfYear = dayOfCycle - 365 * yearInCycle - leapDaysBefore(yearInCycle);
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = ((monthFromMarch + 2) % 12) + 1;
  return {
    year: cycle * cycleYears + yearInCycle + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - daysBeforeMonth(monthFromMarch) + 1,
  };
}

/** Day of the week of a day counted from 1970-01-01: 0 Sunday … 6 Saturday. */
export function weekday(dayCount: number): number {
  const THURSDAY = 4;
  return (((dayCount + THURSDAY) % 7) + 7) % 7;
}
