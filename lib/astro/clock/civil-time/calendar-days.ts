import {
  type JdRange,
  jdUt,
  jdUtFromUnix,
  SECONDS_PER_DAY,
  type UnixSeconds,
  type WallSeconds,
} from '../../../base/units/time.ts';
import { type CalendarDate, dateFromDayNumber } from './calendar.ts';
import { instantFromWall, wallAt } from './civil.ts';
import { type Clock, offsetSecondsAt } from './clock.ts';
import { resolveLocalTime } from './resolve.ts';

/** A day of a local clock: from its midnight to the next, 23 to 25 hours where the clocks are changed, 48 at the date line. */
export interface CalendarDay extends JdRange {
  readonly date: CalendarDate;
}

/**
 * Days of a clock. A midnight that the clocks skipped is the moment of their change. A date that a zone left out when it
 * moved across the date line is left out here too.
 *
 * @param firstDay number of the first date, as `dayNumber` counts
 */
export function listCalendarDays(clock: Clock, firstDay: number, count: number): readonly CalendarDay[] {
  const midnights = Array.from({ length: count + 1 }, (_, index) => jdUtFromUnix(midnightOf(clock, firstDay + index)));
  return midnights.slice(0, -1).flatMap((fromJdUt, index) => {
    const toJdUt = midnights[index + 1] ?? fromJdUt;
    return toJdUt > fromJdUt ? [{ date: dateFromDayNumber(firstDay + index), fromJdUt, toJdUt }] : [];
  });
}

/** Longer days are dates that a zone had twice when it moved across the date line: 47 or 48 hours. */
const LONGEST_SINGLE_DAY_DAYS = 1.5;

/** Days with each date that a zone had twice as two days, of which the second has 24 hours. */
export const splitRepeatedDates = (days: readonly CalendarDay[]): readonly CalendarDay[] =>
  days.flatMap((day) => {
    if (day.toJdUt - day.fromJdUt <= LONGEST_SINGLE_DAY_DAYS) return [day];
    const middle = jdUt(day.toJdUt - 1);
    return [
      { ...day, toJdUt: middle },
      { ...day, fromJdUt: middle },
    ];
  });

function midnightOf(clock: Clock, day: number): UnixSeconds {
  const wall = (day * SECONDS_PER_DAY) as WallSeconds;
  if (clock.type === 'offset') return instantFromWall(wall, clock.offsetSeconds);
  return resolveLocalTime(wall, clock.zone, { disambiguation: 'compatible' }).instant;
}

/** Number of the date that a clock shows at an instant. */
export const dayNumberAt = (clock: Clock, instant: UnixSeconds): number =>
  Math.floor(wallAt(instant, offsetSecondsAt(clock, instant)) / SECONDS_PER_DAY);
