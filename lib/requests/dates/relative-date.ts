import type { CalendarDate } from '../../astro/clock/civil-time/calendar.ts';
import { dateFromDayNumber, dayNumber, weekday } from '../../astro/clock/civil-time/calendar.ts';
import { civilFromWall, wallAt, wallSeconds } from '../../astro/clock/civil-time/civil.ts';
import { type Clock, offsetSecondsAt } from '../../astro/clock/civil-time/clock.ts';
import { instantAfterSteps, readLocalClock, type StepUnit } from '../../astro/clock/civil-time/date-steps.ts';
import { type UnixSeconds, unixSeconds } from '../../base/units/time.ts';

/** The moment of the request, or the beginning of the period in which it lies. Weeks begin on Monday. */
const BASES = ['now', 'today', 'week', 'month', 'year'] as const;
type Base = (typeof BASES)[number];

interface Step {
  readonly unit: StepUnit;
  /** Negative: earlier. */
  readonly count: number;
}

/** A date that is counted from the moment of the request, or a duration from the other end of a range. */
export interface RelativeDate {
  /** Undefined: a duration. */
  readonly base: Base | undefined;
  readonly steps: readonly Step[];
}

const MAX_LENGTH = 80;
const AMOUNT = String.raw`\d{1,12}\s*(?:h|d|w|mo|y)\b`;
const DURATION = String.raw`p(?=\d|t\d)(?:\d{1,12}y)?(?:\d{1,12}m)?(?:\d{1,12}w)?(?:\d{1,12}d)?(?:t(?=\d)(?:\d{1,12}h)?(?:\d{1,12}m)?)?`;
const STEP = String.raw`\s*[+−-]\s*(?:${AMOUNT}|${DURATION})`;
const FORM = new RegExp(`^(?:(${BASES.join('|')})((?:${STEP}){0,6})|(${DURATION}))$`, 'i');
/** A text that can be no written date. */
const BEGINNING = new RegExp(String.raw`^\s*(?:(?:${BASES.join('|')})\b|p(?:\d|t\d))`, 'i');

/** Whether a value is written as a relative date, rightly or not. */
export const looksRelative = (value: unknown): value is string => typeof value === 'string' && BEGINNING.test(value);

/**
 * Reads `now`, `today`, `week`, `month` or `year` with amounts such as `+1mo` or `-P1Y`, or a duration of ISO 8601 alone.
 *
 * @returns undefined for any other text
 */
export function parseRelativeDate(text: string): RelativeDate | undefined {
  const [, base, amounts, duration] = (text.length > MAX_LENGTH ? null : FORM.exec(text.trim().toLowerCase())) ?? [];
  if (duration !== undefined) return { base: undefined, steps: readDuration(duration, 1) };
  const found = BASES.find((one) => one === base);
  return found && { base: found, steps: readSteps(amounts ?? '') };
}

const UNITS = { h: 'hour', d: 'day', w: 'week', mo: 'month', y: 'year' } as const satisfies Record<string, StepUnit>;

const readSteps = (amounts: string): readonly Step[] =>
  [...amounts.matchAll(/([+−-])\s*([^\s+−-][^+−-]*)/g)].flatMap(([, sign, amount = '']) => {
    const direction = sign === '+' ? 1 : -1;
    const [, count, unit] = /^(\d+)\s*([a-z]+)/.exec(amount) ?? [];
    if (count === undefined) return readDuration(amount.trim(), direction);
    return [{ unit: UNITS[unit as keyof typeof UNITS], count: direction * Number(count) }];
  });

const DATE_UNITS = { y: 'year', m: 'month', w: 'week', d: 'day' } as const;
const TIME_UNITS = { h: 'hour', m: 'minute' } as const;

/** @source ISO 8601-1:2019, 5.5.2: designators of durations, M before T a month and after it a minute */
function readDuration(text: string, direction: number): readonly Step[] {
  const [days = '', time = ''] = text.slice(1).split('t');
  const read = (part: string, units: Readonly<Record<string, StepUnit>>): readonly Step[] =>
    [...part.matchAll(/(\d+)([a-z])/g)].map(([, count, unit = '']) => ({
      unit: units[unit] as StepUnit,
      count: direction * Number(count),
    }));
  return [...read(days, DATE_UNITS), ...read(time, TIME_UNITS)];
}

/** Whether a relative date states a time of day, not only a day. */
export const statesTime = ({ base, steps }: RelativeDate): boolean =>
  base === 'now' || steps.some(({ unit }) => unit === 'hour' || unit === 'minute');

/** More than any ephemeris covers, years. */
const LONGEST_YEARS = 30_000;
const PER_YEAR: Readonly<Record<StepUnit, number>> = {
  ...{ minute: 525_960, hour: 8766, day: 365.25, week: 52.18, month: 12, year: 1 },
};

/** Whether a relative date lies outside all years that are calculated. */
export const isTooFar = ({ steps }: RelativeDate): boolean =>
  steps.reduce((years, { unit, count }) => years + Math.abs(count) / PER_YEAR[unit], 0) > LONGEST_YEARS;

/** The instant that a relative date is counted from, and the clock of its days. */
export interface RelativeTo {
  readonly now: UnixSeconds;
  readonly clock: Clock;
}

/**
 * The instant of a relative date. Hours are elapsed time; days and longer keep the time of day of the clock, and months the
 * day or, where a month is shorter, its last.
 *
 * @param direction −1: the steps are taken backwards, as those of a duration before an end
 * @example resolveRelativeDate({ base: 'month', steps: [] }, { now, clock }) // the first day of this month, 00:00
 */
export function resolveRelativeDate(
  { base, steps }: RelativeDate,
  { now, clock }: RelativeTo,
  direction: 1 | -1 = 1,
): UnixSeconds {
  const start = base === undefined || base === 'now' ? now : readMidnight(findFirstDay(base, now, clock), clock);
  return steps.reduce(
    (moment, { unit, count }) =>
      instantAfterSteps({ start: moment, step: { value: 1, unit }, clock, calendar: 'gregorian' }, direction * count),
    start,
  );
}

/** The date on a clock at an instant. */
export const dateAt = (instant: UnixSeconds, clock: Clock): CalendarDate => {
  const { year, month, day } = civilFromWall(wallAt(instant, offsetSecondsAt(clock, instant)));
  return { year, month, day };
};

/** The beginning of a date on a clock. */
export const readMidnight = (date: CalendarDate, clock: Clock): UnixSeconds =>
  unixSeconds(readLocalClock(clock, wallSeconds({ ...date, hour: 0, minute: 0, second: 0 })));

function findFirstDay(base: Exclude<Base, 'now'>, now: UnixSeconds, clock: Clock): CalendarDate {
  const today = dateAt(now, clock);
  if (base === 'today') return today;
  if (base === 'year') return { ...today, month: 1, day: 1 };
  if (base === 'month') return { ...today, day: 1 };
  const number = dayNumber(today);
  return dateFromDayNumber(number - ((weekday(number) + 6) % 7));
}
