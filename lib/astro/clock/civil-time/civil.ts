import { SECONDS_PER_DAY, type UnixSeconds, unixSeconds, type WallSeconds } from '../../../base/units/time.ts';
import { type Calendar, type CalendarDate, dateFromDayNumber, dayNumber, isValidDate } from './calendar.ts';

/** Date and time of day as a calendar and a wall clock show them. */
export interface CivilTime extends CalendarDate {
  /** 0–23 */
  readonly hour: number;
  /** 0–59 */
  readonly minute: number;
  /** `[0, 60)`; may be fractional. There are no leap seconds here. */
  readonly second: number;
}

/** True where the calendar has this day and the clock this time. */
export const isValidCivilTime = (civil: CivilTime, calendar: Calendar = 'gregorian'): boolean =>
  isValidDate(civil, calendar) && isValidTimeOfDay(civil);

/** True where the clock has this time. */
export function isValidTimeOfDay({ hour, minute, second }: Pick<CivilTime, 'hour' | 'minute' | 'second'>): boolean {
  const isWhole = Number.isInteger(hour) && Number.isInteger(minute);
  return isWhole && hour >= 0 && hour < 24 && minute >= 0 && minute < 60 && second >= 0 && second < 60;
}

/** The reading of a wall clock as one number. */
export function wallSeconds(civil: CivilTime, calendar: Calendar = 'gregorian'): WallSeconds {
  const secondOfDay = civil.hour * 3600 + civil.minute * 60 + civil.second;
  return (dayNumber(civil, calendar) * SECONDS_PER_DAY + secondOfDay) as WallSeconds;
}

/** Date and time of a reading of a wall clock; the inverse of {@link wallSeconds}. */
export function civilFromWall(wall: WallSeconds, calendar: Calendar = 'gregorian'): CivilTime {
  const dayCount = Math.floor(wall / SECONDS_PER_DAY);
  const secondOfDay = wall - dayCount * SECONDS_PER_DAY;
  const hour = Math.floor(secondOfDay / 3600);
  const minute = Math.floor((secondOfDay - hour * 3600) / 60);
  return { ...dateFromDayNumber(dayCount, calendar), hour, minute, second: secondOfDay - hour * 3600 - minute * 60 };
}

/** The instant at which a clock with this offset from UTC shows a reading. */
export function instantFromWall(wall: WallSeconds, offsetSeconds: number): UnixSeconds {
  return unixSeconds(wall - offsetSeconds);
}

/** The reading of a clock with this offset from UTC at an instant. */
export function wallAt(instant: UnixSeconds, offsetSeconds: number): WallSeconds {
  return (instant + offsetSeconds) as WallSeconds;
}

/**
 * The instant of a civil time in UTC, or on a clock with a stated offset from it.
 *
 * @example instantFromCivil({ year: 1970, month: 1, day: 2, hour: 0, minute: 0, second: 0 }) // 86400
 */
export function instantFromCivil(
  civil: CivilTime,
  { calendar = 'gregorian', offsetSeconds = 0 }: { readonly calendar?: Calendar; readonly offsetSeconds?: number } = {},
): UnixSeconds {
  return instantFromWall(wallSeconds(civil, calendar), offsetSeconds);
}
