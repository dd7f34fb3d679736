import { type JdRange, jdUtFromUnix, SECONDS_PER_DAY, type UnixSeconds } from '../../units/time.ts';
import { type CalendarDate, dateFromDayNumber } from './calendar.ts';
import { instantFromWall, type WallSeconds, wallAt } from './civil.ts';
import { type Clock, offsetSecondsAt } from './clock.ts';
import { resolveLocalTime } from './resolve.ts';

/** A day of a local clock: from its midnight to the next, 23 to 25 hours where the clocks are changed. */
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

function midnightOf(clock: Clock, day: number): UnixSeconds {
  const wall = (day * SECONDS_PER_DAY) as WallSeconds;
  if (clock.type === 'offset') return instantFromWall(wall, clock.offsetSeconds);
  return resolveLocalTime(wall, clock.zone, { disambiguation: 'compatible' }).instant;
}

/** Number of the date that a clock shows at an instant. */
export const dayNumberAt = (clock: Clock, instant: UnixSeconds): number =>
  Math.floor(wallAt(instant, offsetSecondsAt(clock, instant)) / SECONDS_PER_DAY);
