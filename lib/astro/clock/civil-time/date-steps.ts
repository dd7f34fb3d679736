import { SECONDS_PER_DAY, type UnixSeconds, unixSeconds, type WallSeconds } from '../../../base/units/time.ts';
import { type Calendar, dayNumber, daysInMonth } from './calendar.ts';
import { civilFromWall, instantFromWall, wallAt } from './civil.ts';
import { type Clock, offsetSecondsAt } from './clock.ts';
import { resolveLocalTime } from './resolve.ts';
import type { ZoneHistory } from './zone.ts';

/**
 * Units of a step. Minutes and hours are elapsed time; days, weeks, months and years are counted on the local clock and
 * keep its time of day.
 */
export const STEP_UNITS = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const;
export type StepUnit = (typeof STEP_UNITS)[number];

/** The distance of two moments of a series, such as 6 hours or 1 month. */
interface DateStep {
  /** A whole number, ≥ 1. */
  readonly value: number;
  readonly unit: StepUnit;
}

/** Moments from a start on, one step apart. */
export interface StepSeries {
  readonly start: UnixSeconds;
  readonly step: DateStep;
  /** The clock of days, weeks, months and years. */
  readonly clock: Clock;
  /** The calendar of months and years. */
  readonly calendar: Calendar;
}

/** Shortest length of each unit, seconds. A month or a year ends at the length of the month where it has fewer days. */
const SHORTEST_SECONDS: Readonly<Record<StepUnit, number>> = {
  minute: 60,
  hour: 3600,
  day: SECONDS_PER_DAY,
  week: 7 * SECONDS_PER_DAY,
  month: 28 * SECONDS_PER_DAY,
  year: 365 * SECONDS_PER_DAY,
};

/** A clock may be set back by a day, as in Manila in 1844 and in Alaska in 1867. */
const LONGEST_CLOCK_CHANGE_SECONDS = 2 * SECONDS_PER_DAY;

/**
 * The moment after a number of steps. Each is counted from the start, so that months from 31 January end on 28
 * February and 31 March. A local time that the clocks skipped is moved forward; of two, the earlier one is taken.
 */
export function instantAfterSteps(series: StepSeries, count: number): UnixSeconds {
  return count === 0 ? series.start : MOVES[series.step.unit](series, count * series.step.value);
}

type Move = (series: StepSeries, units: number) => UnixSeconds;

const moveElapsed =
  (unitSeconds: number): Move =>
  ({ start }, units) =>
    unixSeconds(start + units * unitSeconds);

const moveDays =
  (daysPerUnit: number): Move =>
  ({ start, clock }, units) =>
    readLocalClock(clock, (readWall(start, clock) + units * daysPerUnit * SECONDS_PER_DAY) as WallSeconds);

const moveMonths =
  (monthsPerUnit: number): Move =>
  ({ start, clock, calendar }, units) =>
    readLocalClock(clock, addMonths(readWall(start, clock), units * monthsPerUnit, calendar));

const MOVES: Readonly<Record<StepUnit, Move>> = {
  minute: moveElapsed(SHORTEST_SECONDS.minute),
  hour: moveElapsed(SHORTEST_SECONDS.hour),
  day: moveDays(1),
  week: moveDays(7),
  month: moveMonths(1),
  year: moveMonths(12),
};

const readWall = (instant: UnixSeconds, clock: Clock): WallSeconds => wallAt(instant, offsetSecondsAt(clock, instant));

/** The instant at which a clock shows a reading: the earlier of two, forward over a gap. */
export function readLocalClock(clock: Clock, wall: WallSeconds): UnixSeconds {
  return clock.type === 'offset'
    ? instantFromWall(wall, clock.offsetSeconds)
    : resolveLocalTime(wall, clock.zone).instant;
}

/** The same day and time some months later, or the last day of that month where it has fewer days. */
function addMonths(wall: WallSeconds, months: number, calendar: Calendar): WallSeconds {
  const date = civilFromWall(wall, calendar);
  const monthIndex = date.year * 12 + date.month - 1 + months;
  const year = Math.floor(monthIndex / 12);
  const month = monthIndex - year * 12 + 1;
  const day = Math.min(date.day, daysInMonth(year, month, calendar));
  const movedDays = dayNumber({ year, month, day }, calendar) - dayNumber(date, calendar);
  return (wall + movedDays * SECONDS_PER_DAY) as WallSeconds;
}

/** Number of moments of a series up to and including an instant; 0 where it lies before the start. */
export function countSteps(series: StepSeries, until: UnixSeconds): number {
  const { start, step } = series;
  if (until < start) return 0;
  const stepSeconds = step.value * SHORTEST_SECONDS[step.unit];
  let [last, beyond] = [0, Math.floor((until - start + LONGEST_CLOCK_CHANGE_SECONDS) / stepSeconds) + 1];
  while (beyond - last > 1) {
    const middle = Math.floor((last + beyond) / 2);
    if (instantAfterSteps(series, middle) <= until) last = middle;
    else beyond = middle;
  }
  return last + 1;
}

/**
 * Steps whose moment is also that of the next step: the date was left out when a zone moved across the date line, as 30
 * December 2011 in Samoa.
 *
 * @param count number of steps of the series
 */
export function listOmittedSteps(series: StepSeries, count: number): readonly number[] {
  const { clock, start, step } = series;
  if (clock.type === 'offset' || step.unit !== 'day' || count < 2) return [];
  const changes = clock.zone.transitionsBetween(start, instantAfterSteps(series, count - 1));
  return changes
    .filter((change) => skipsDay(clock.zone, change))
    .map((change) => countSteps(series, unixSeconds(change + SECONDS_PER_DAY - MILLISECOND)) - 2)
    .filter((index) => index >= 0 && instantAfterSteps(series, index) === instantAfterSteps(series, index + 1));
}

const MILLISECOND = 0.001;

function skipsDay(zone: ZoneHistory, change: UnixSeconds): boolean {
  const before = zone.periodAt(unixSeconds(change - 1)).offsetSeconds;
  return zone.periodAt(change).offsetSeconds - before >= SECONDS_PER_DAY;
}
