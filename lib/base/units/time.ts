import type { Unit } from './brand.ts';

/** Julian day counted in Universal Time, days. */
export type JdUt = Unit<'JdUt'>;
/** Julian day counted in Terrestrial Time, days. */
export type JdTt = Unit<'JdTt'>;
/** Seconds of UTC since 1970-01-01T00:00:00Z, leap seconds not counted; may be fractional and negative. */
export type UnixSeconds = Unit<'UnixSeconds'>;

/**
 * A reading of a wall clock as seconds since its own 1970-01-01T00:00:00. It becomes an instant by taking away the
 * clock's offset from UTC; the separate unit keeps the two from being mixed up.
 */
export type WallSeconds = Unit<'WallSeconds'>;

/** A closed span of moments. */
export interface JdRange {
  readonly fromJdUt: JdUt;
  readonly toJdUt: JdUt;
}

export const SECONDS_PER_DAY = 86_400;
const UNIX_EPOCH_JD = 2440587.5;

export const jdUt = (days: number): JdUt => days as JdUt;
export const jdTt = (days: number): JdTt => days as JdTt;
export const unixSeconds = (seconds: number): UnixSeconds => seconds as UnixSeconds;

/** The Julian day (UT) of an instant; UTC is taken as UT. */
export function jdUtFromUnix(seconds: UnixSeconds): JdUt {
  return jdUt(UNIX_EPOCH_JD + seconds / SECONDS_PER_DAY);
}

/** The instant of a Julian day (UT), rounded to milliseconds: a double is not more precise near the present. */
export function unixFromJdUt(jd: JdUt): UnixSeconds {
  return unixSeconds(Math.round((jd - UNIX_EPOCH_JD) * SECONDS_PER_DAY * 1000) / 1000);
}

const MILLISECONDS_PER_DAY = 1000 * SECONDS_PER_DAY;

/** Milliseconds since 1970-01-01T00:00:00Z, with a fraction. */
export const millisecondsFromJdUt = (jd: JdUt): number => (jd - UNIX_EPOCH_JD) * MILLISECONDS_PER_DAY;

/** Inverse of {@link millisecondsFromJdUt}. */
export const jdUtFromMilliseconds = (milliseconds: number): JdUt =>
  jdUt(UNIX_EPOCH_JD + milliseconds / MILLISECONDS_PER_DAY);

/** The whole millisecond nearest to a moment. Its text in ISO 8601 is the same moment again. */
export const toWholeMillisecond = (jd: JdUt): JdUt => jdUtFromMilliseconds(Math.round(millisecondsFromJdUt(jd)));

/** Share of a millisecond within which a moment counts as a whole one: a double near the present is exact to 0.02. */
const WHOLE_WITHIN_MILLISECONDS = 0.05;

/** The first whole millisecond at or after a moment. */
export const toMillisecondAfter = (jd: JdUt): JdUt =>
  jdUtFromMilliseconds(Math.ceil(millisecondsFromJdUt(jd) - WHOLE_WITHIN_MILLISECONDS));

/**
 * The span after whose beginning, and up to whose end, a quantity reaches zero if the first whole millisecond after that
 * lies in a range, both ends of the range included.
 */
export function spanBeforeWholeMilliseconds({ fromJdUt, toJdUt }: JdRange): JdRange {
  const first = Math.ceil(millisecondsFromJdUt(fromJdUt) - WHOLE_WITHIN_MILLISECONDS);
  const last = Math.floor(millisecondsFromJdUt(toJdUt) + WHOLE_WITHIN_MILLISECONDS);
  return { fromJdUt: jdUtFromMilliseconds(first - 1), toJdUt: jdUtFromMilliseconds(last) };
}

/** Whether a moment lies in a span, both ends included. */
export const isInRange = ({ fromJdUt, toJdUt }: JdRange, moment: JdUt): boolean =>
  moment >= fromJdUt && moment <= toJdUt;

/** The part of a span that lies within limits. A span outside them ends before it begins. */
export function clipRange(range: JdRange, limits: JdRange): JdRange {
  return {
    fromJdUt: jdUt(Math.max(range.fromJdUt, limits.fromJdUt)),
    toJdUt: jdUt(Math.min(range.toJdUt, limits.toJdUt)),
  };
}

/** A span extended by a number of days at both ends. */
export function widenRange({ fromJdUt, toJdUt }: JdRange, days: number): JdRange {
  return { fromJdUt: jdUt(fromJdUt - days), toJdUt: jdUt(toJdUt + days) };
}

/** The span from a number of days before a moment to as many days after it. */
export const rangeAround = (moment: JdUt, days: number): JdRange =>
  widenRange({ fromJdUt: moment, toJdUt: moment }, days);

/** The two halves of a span. */
export function halveRange(range: JdRange): readonly [JdRange, JdRange] {
  const middle = jdUt((range.fromJdUt + range.toJdUt) / 2);
  return [
    { ...range, toJdUt: middle },
    { ...range, fromJdUt: middle },
  ];
}
