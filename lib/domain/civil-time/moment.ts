import { Problem } from '../../errors/problem.ts';
import { type JdUt, jdUt, jdUtFromUnix, type UnixSeconds, unixFromJdUt } from '../../units/time.ts';
import { instantOfCivil, instantOfWall, SECONDS_PER_DAY, type WallSeconds, wallAt, wallSeconds } from './civil.ts';
import { type Clock, offsetAt, statedClock } from './clock.ts';
import { withOwnMeanTime } from './mean-time.ts';
import { type LocalTimeCandidate, resolveLocalTime } from './resolve.ts';
import type { StatedTime, StatedZone, WrittenMoment } from './stated-time.ts';
import type { ZoneHistories } from './zone.ts';

/** Where the offset of a civil time was taken from. */
export const TIME_SOURCES = ['offset', 'timezone', 'coordinates', 'local_mean_time', 'utc', 'julian_day'] as const;
export type TimeSource = (typeof TIME_SOURCES)[number];

export const TIME_STATUSES = ['unique', 'ambiguous', 'nonexistent'] as const;

/** How a civil time became an instant. */
export interface TimeResolution {
  readonly source: TimeSource;
  readonly status: (typeof TIME_STATUSES)[number];
  /** Earlier and later reading of a time that is not unique. */
  readonly candidates?: readonly [LocalTimeCandidate, LocalTimeCandidate];
}

/** An instant, and the local clock it is shown on. */
export interface Moment {
  readonly jdUt: JdUt;
  readonly instant: UnixSeconds;
  /** Local clock − UTC, seconds. */
  readonly offsetSeconds: number;
  /** Undefined where no zone is known. */
  readonly timezone: string | undefined;
  readonly resolution: TimeResolution;
}

/** A time and what it takes to read it. */
export interface TimeAtPlace {
  readonly stated: StatedTime;
  /** The zone of the place. */
  readonly timezone: StatedZone | undefined;
  readonly longitudeDeg: number;
  /** Where the time and the zone of the place stand in the request. */
  readonly locations: { readonly time: string; readonly timezone: string };
}

/**
 * The instant that a stated time means at a place.
 *
 * A time with an offset is that instant, and a zone only decides on which clock it is shown; without one it is civil
 * time on the clock stated beside it, else on the clock of the place.
 *
 * @throws Problem `InvalidTimezone`, `AmbiguousLocalTime`, `NonexistentLocalTime`
 */
export function momentOf(time: TimeAtPlace, zones: ZoneHistories): Moment {
  const { moment } = time.stated;
  const clock = clockOf(time, zones);
  if (moment.type === 'julian_day') {
    return shownOn(clock ?? UTC, jdUt(moment.julianDay), { source: 'julian_day', status: 'unique' });
  }
  const { civil, calendar, offsetSeconds } = moment;
  if (offsetSeconds !== undefined) {
    const instant = instantOfCivil(civil, { calendar, offsetSeconds });
    const ownClock: Clock = { type: 'offset', offsetSeconds };
    return shownOn(clock ?? ownClock, jdUtFromUnix(instant), { source: 'offset', status: 'unique' });
  }
  if (!clock) throw zoneMissing(time);
  return readOn(clock, wallSeconds(civil, calendar), time);
}

/** A day by the local clock. */
export interface LocalDay {
  readonly noon: Moment;
  readonly fromJdUt: JdUt;
  readonly toJdUt: JdUt;
}

/**
 * The local day of a stated time, for a birth whose time of day is not known.
 *
 * A midnight or a noon that the clocks skipped or showed twice is taken as `compatible` has it, whatever was asked:
 * it is not the client's time but a border of the day.
 *
 * @throws Problem `InvalidTimezone`
 */
export function localDayOf(time: TimeAtPlace, zones: ZoneHistories): LocalDay {
  const { moment } = time.stated;
  const clock = dayClockOf(time, zones);
  const noonWall = moment.type === 'civil' ? noonOf(moment) : noonAround(jdUt(moment.julianDay), clock);
  const lenient: TimeAtPlace = { ...time, stated: { ...time.stated, disambiguation: 'compatible' } };
  const read = (wall: number): Moment => readOn(clock, wall as WallSeconds, lenient);
  return {
    noon: read(noonWall),
    fromJdUt: read(noonWall - HALF_DAY_SECONDS).jdUt,
    toJdUt: read(noonWall + HALF_DAY_SECONDS).jdUt,
  };
}

const HALF_DAY_SECONDS = SECONDS_PER_DAY / 2;
const UTC: Clock = { type: 'offset', offsetSeconds: 0 };

/** The clock stated beside the time, else that of the place; a zone as the place itself lived it. */
function clockOf({ stated, timezone, longitudeDeg, locations }: TimeAtPlace, zones: ZoneHistories): Clock | undefined {
  const besideTheTime = statedClock(stated.timezone, zones, `${locations.time}.timezone`);
  const clock = besideTheTime ?? statedClock(timezone, zones, locations.timezone);
  return clock?.type === 'zone' ? { type: 'zone', zone: withOwnMeanTime(clock.zone, longitudeDeg) } : clock;
}

/** The clock whose day is meant: of the offset that was written, else of the zone; a Julian day may do without. */
function dayClockOf(time: TimeAtPlace, zones: ZoneHistories): Clock {
  const { moment } = time.stated;
  if (moment.type === 'civil' && moment.offsetSeconds !== undefined) {
    return { type: 'offset', offsetSeconds: moment.offsetSeconds };
  }
  const clock = clockOf(time, zones) ?? (moment.type === 'julian_day' ? UTC : undefined);
  if (!clock) throw zoneMissing(time);
  return clock;
}

function noonOf({ civil, calendar }: Extract<WrittenMoment, { type: 'civil' }>): number {
  return wallSeconds({ ...civil, hour: 12, minute: 0, second: 0 }, calendar);
}

function noonAround(jd: JdUt, clock: Clock): number {
  const instant = unixFromJdUt(jd);
  const wall = wallAt(instant, offsetAt(clock, instant));
  return Math.floor(wall / SECONDS_PER_DAY) * SECONDS_PER_DAY + HALF_DAY_SECONDS;
}

/** A reading of a clock as an instant. */
function readOn(clock: Clock, wall: WallSeconds, { stated, longitudeDeg, locations }: TimeAtPlace): Moment {
  if (clock.type === 'offset') {
    const instant = instantOfWall(wall, clock.offsetSeconds);
    return shownOn(clock, jdUtFromUnix(instant), { source: 'offset', status: 'unique' });
  }
  const { disambiguation } = stated;
  const read = resolveLocalTime(wall, clock.zone, { disambiguation, longitudeDeg, location: locations.time });
  const { instant, offsetSeconds, source, status, candidates } = read;
  const resolution = { source, status, ...(candidates && { candidates }) };
  return { jdUt: jdUtFromUnix(instant), instant, offsetSeconds, timezone: clock.zone.name, resolution };
}

function shownOn(clock: Clock, jd: JdUt, resolution: TimeResolution): Moment {
  const instant = unixFromJdUt(jd);
  const timezone = clock.type === 'zone' ? clock.zone.name : undefined;
  return { jdUt: jd, instant, offsetSeconds: offsetAt(clock, instant), timezone, resolution };
}

function zoneMissing({ locations }: TimeAtPlace): Problem {
  const message = 'is needed: send iana_name, utc_offset_seconds, or an offset in the datetime';
  const detail = 'The time has no offset and no time zone is given.';
  return new Problem('InvalidTimezone', detail, { findings: [{ location: locations.timezone, message }] });
}
