import {
  clipRange,
  type JdRange,
  jdUtFromUnix,
  SECONDS_PER_DAY,
  type UnixSeconds,
  unixFromJdUt,
  type WallSeconds,
} from '../../../base/units/time.ts';
import { instantFromWall, wallAt } from '../../clock/civil-time/civil.ts';
import { type Clock, offsetSecondsAt } from '../../clock/civil-time/clock.ts';
import { type Spans, uniteSpans } from './intervals.ts';

export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
type Weekday = (typeof WEEKDAYS)[number];

/** 1970-01-01, day 0 of wall clocks, was a Thursday. */
const WEEKDAY_OF_DAY_ZERO = 4;

const weekdayOf = (day: number): Weekday =>
  WEEKDAYS[(((day + WEEKDAY_OF_DAY_ZERO) % WEEKDAYS.length) + WEEKDAYS.length) % WEEKDAYS.length] as Weekday;

/** A span of wall time of one day, seconds since its midnight. */
interface SecondsOfDay {
  readonly from: number;
  readonly to: number;
}

/** The days of the week on which the clock of a place stands. */
export const findWeekdaySpans = (clock: Clock, weekdays: readonly Weekday[], window: JdRange): Spans =>
  findWallSpans(clock, window, (day) => (weekdays.includes(weekdayOf(day)) ? [{ from: 0, to: SECONDS_PER_DAY }] : []));

/**
 * The time in which a clock shows a time of day from one up to another. Where the second is the earlier one, the span runs
 * over midnight. A time that the clock shows twice, when it is set back, counts twice; one that it skips does not count.
 */
export const findTimeOfDaySpans = (clock: Clock, { from, to }: SecondsOfDay, window: JdRange): Spans =>
  findWallSpans(clock, window, () => {
    if (from < to) return [{ from, to }];
    return [
      { from: 0, to },
      { from, to: SECONDS_PER_DAY },
    ];
  });

function findWallSpans(clock: Clock, window: JdRange, partsOfDay: (day: number) => readonly SecondsOfDay[]): Spans {
  return uniteSpans(
    listClockPeriods(clock, window).flatMap((period) => {
      const [first, last] = [dayAt(period.from, period), dayAt(period.to, period)];
      const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      return days.flatMap((day) => partsOfDay(day).map((part) => toSpan(day, part, period)));
    }),
  );
}

/** A time in which a clock has one offset from UTC. */
interface ClockSpan {
  readonly from: UnixSeconds;
  readonly to: UnixSeconds;
  readonly offsetSeconds: number;
}

function listClockPeriods(clock: Clock, window: JdRange): readonly ClockSpan[] {
  const [start, end] = [unixFromJdUt(window.fromJdUt), unixFromJdUt(window.toJdUt)];
  const changes = clock.type === 'zone' ? clock.zone.transitionsBetween(start, end) : [];
  const stops = [start, ...changes, end];
  return stops.slice(1).map((to, index) => {
    const from = stops[index] as UnixSeconds;
    return { from, to, offsetSeconds: offsetSecondsAt(clock, from) };
  });
}

const dayAt = (instant: UnixSeconds, { offsetSeconds }: ClockSpan): number =>
  Math.floor(wallAt(instant, offsetSeconds) / SECONDS_PER_DAY);

/** A part of a day, within the time in which the clock has its offset. */
function toSpan(day: number, part: SecondsOfDay, { from, to, offsetSeconds }: ClockSpan): JdRange {
  const toJd = (second: number) =>
    jdUtFromUnix(instantFromWall((day * SECONDS_PER_DAY + second) as WallSeconds, offsetSeconds));
  const period = { fromJdUt: jdUtFromUnix(from), toJdUt: jdUtFromUnix(to) };
  return clipRange({ fromJdUt: toJd(part.from), toJdUt: toJd(part.to) }, period);
}
