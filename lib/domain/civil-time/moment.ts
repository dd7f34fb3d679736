import { type JdUt, jdUt, jdUtFromUnix, SECONDS_PER_DAY, type UnixSeconds, unixFromJdUt } from '../../units/time.ts';
import type { ZoneMatch } from '../places/zone-lookup.ts';
import { instantFromCivil, instantFromWall, type WallSeconds, wallAt, wallSeconds } from './civil.ts';
import { type Clock, offsetSecondsAt, resolveMatchedZone, resolveStatedClock } from './clock.ts';
import { applyLocalMeanTime } from './mean-time.ts';
import { type LocalTimeCandidate, resolveLocalTime } from './resolve.ts';
import type { StatedMoment, StatedTime, StatedZone } from './stated-time.ts';
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
export interface LocalMoment {
  readonly jdUt: JdUt;
  readonly instant: UnixSeconds;
  /** Local clock − UTC, seconds. */
  readonly offsetSeconds: number;
  /** Undefined where no zone is known. */
  readonly timezone: string | undefined;
  readonly resolution: TimeResolution;
  /** How the zone was found where it was looked up from the coordinates. */
  readonly zoneMatch?: ZoneMatch;
}

/** A time and what it takes to read it. */
export interface TimeAtPlace {
  readonly stated: StatedTime;
  /** The zone of the place. */
  readonly timezone: StatedZone | undefined;
  readonly longitudeDeg: number;
  /** Looks the zone up from the coordinates: called only where a civil time has no other clock. */
  readonly findZone: () => ZoneMatch;
  /** Where the time and the zone of the place stand in the request. */
  readonly locations: { readonly time: string; readonly timezone: string };
}

/**
 * The instant that a stated time means at a place.
 *
 * A time with an offset is that instant, and a zone only decides on which clock it is shown; without one it is civil
 * time on the clock stated beside it, else on the clock of the place, whose zone is looked up where none is stated.
 *
 * @throws Problem `InvalidTimezone`, `AmbiguousLocalTime`, `NonexistentLocalTime`
 */
export function resolveMoment(time: TimeAtPlace, zones: ZoneHistories): LocalMoment {
  const { moment } = time.stated;
  const clock = findClock(time, zones);
  if (isFixedMoment(moment)) return resolveFixedMoment(moment, clock);
  return readWallClock(clock ?? lookUpClock(time, zones), wallSeconds(moment.civil, moment.calendar), time);
}

/**
 * The instant of a stated time that no place comes with: civil time is read on the clock stated beside it, else as UTC.
 *
 * @param location where the time stands in the request
 * @throws Problem `InvalidTimezone`, `AmbiguousLocalTime`, `NonexistentLocalTime`
 */
export function resolvePlacelessMoment(stated: StatedTime, zones: ZoneHistories, location: string): LocalMoment {
  const { moment } = stated;
  const clock = resolveStatedClock(stated.timezone, zones, `${location}.timezone`);
  if (isFixedMoment(moment)) return resolveFixedMoment(moment, clock);
  const wall = wallSeconds(moment.civil, moment.calendar);
  if (clock) return readWallClock(clock, wall, { stated, longitudeDeg: undefined, locations: { time: location } });
  return toLocalMoment(UTC, jdUtFromUnix(instantFromWall(wall, 0)), { source: 'utc', status: 'unique' });
}

/** A moment that is an instant as it was written. */
type FixedMoment =
  | Extract<StatedMoment, { type: 'julian_day' }>
  | (Extract<StatedMoment, { type: 'civil' }> & { readonly offsetSeconds: number });

function isFixedMoment(moment: StatedMoment): moment is FixedMoment {
  return moment.type === 'julian_day' || moment.offsetSeconds !== undefined;
}

function resolveFixedMoment(moment: FixedMoment, clock: Clock | undefined): LocalMoment {
  if (moment.type === 'julian_day') {
    return toLocalMoment(clock ?? UTC, jdUt(moment.julianDay), { source: 'julian_day', status: 'unique' });
  }
  const { civil, calendar, offsetSeconds } = moment;
  const instant = instantFromCivil(civil, { calendar, offsetSeconds });
  const ownClock: Clock = { type: 'offset', offsetSeconds };
  return toLocalMoment(clock ?? ownClock, jdUtFromUnix(instant), { source: 'offset', status: 'unique' });
}

/** A day by the local clock. */
export interface LocalDay {
  readonly noon: LocalMoment;
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
export function resolveLocalDay(time: TimeAtPlace, zones: ZoneHistories): LocalDay {
  const { moment } = time.stated;
  const clock = findDayClock(time, zones);
  const noonWall = moment.type === 'civil' ? noonOf(moment) : noonAround(jdUt(moment.julianDay), clock);
  const lenient: TimeAtPlace = { ...time, stated: { ...time.stated, disambiguation: 'compatible' } };
  const read = (wall: number): LocalMoment => readWallClock(clock, wall as WallSeconds, lenient);
  return {
    noon: read(noonWall),
    fromJdUt: read(noonWall - HALF_DAY_SECONDS).jdUt,
    toJdUt: read(noonWall + HALF_DAY_SECONDS).jdUt,
  };
}

const HALF_DAY_SECONDS = SECONDS_PER_DAY / 2;
const UTC: Clock = { type: 'offset', offsetSeconds: 0 };

/** The clock stated beside the time, else that of the place; a zone as the place itself lived it. */
function findClock(
  { stated, timezone, longitudeDeg, locations }: TimeAtPlace,
  zones: ZoneHistories,
): Clock | undefined {
  const besideTheTime = resolveStatedClock(stated.timezone, zones, `${locations.time}.timezone`);
  const clock = besideTheTime ?? resolveStatedClock(timezone, zones, locations.timezone);
  return clock?.type === 'zone' ? { type: 'zone', zone: applyLocalMeanTime(clock.zone, longitudeDeg) } : clock;
}

/** The clock whose day is meant: of the offset that was written, else of the zone; a Julian day may do without. */
function findDayClock(time: TimeAtPlace, zones: ZoneHistories): Clock {
  const { moment } = time.stated;
  if (moment.type === 'civil' && moment.offsetSeconds !== undefined) {
    return { type: 'offset', offsetSeconds: moment.offsetSeconds };
  }
  return findClock(time, zones) ?? (moment.type === 'julian_day' ? UTC : lookUpClock(time, zones));
}

function lookUpClock({ findZone, longitudeDeg }: TimeAtPlace, zones: ZoneHistories): Clock {
  const found = findZone();
  return { type: 'zone', zone: resolveMatchedZone(found, zones, longitudeDeg), match: found };
}

function noonOf({ civil, calendar }: Extract<StatedMoment, { type: 'civil' }>): number {
  return wallSeconds({ ...civil, hour: 12, minute: 0, second: 0 }, calendar);
}

function noonAround(jd: JdUt, clock: Clock): number {
  const instant = unixFromJdUt(jd);
  const wall = wallAt(instant, offsetSecondsAt(clock, instant));
  return Math.floor(wall / SECONDS_PER_DAY) * SECONDS_PER_DAY + HALF_DAY_SECONDS;
}

/** What reading a clock takes; without a longitude a zone keeps the mean time of its own city. */
interface ReadingContext {
  readonly stated: StatedTime;
  readonly longitudeDeg: number | undefined;
  readonly locations: { readonly time: string };
}

/** A reading of a clock as an instant. */
function readWallClock(
  clock: Clock,
  wall: WallSeconds,
  { stated, longitudeDeg, locations }: ReadingContext,
): LocalMoment {
  if (clock.type === 'offset') {
    const instant = instantFromWall(wall, clock.offsetSeconds);
    return toLocalMoment(clock, jdUtFromUnix(instant), { source: 'offset', status: 'unique' });
  }
  const { disambiguation } = stated;
  const read = resolveLocalTime(wall, clock.zone, { disambiguation, longitudeDeg, location: locations.time });
  const { instant, offsetSeconds, status, candidates } = read;
  const source: TimeSource = clock.match && read.source === 'timezone' ? 'coordinates' : read.source;
  const resolution = { source, status, ...(candidates && { candidates }) };
  const zoneMatch = clock.match && { zoneMatch: clock.match };
  return { jdUt: jdUtFromUnix(instant), instant, offsetSeconds, timezone: clock.zone.name, resolution, ...zoneMatch };
}

function toLocalMoment(clock: Clock, jd: JdUt, resolution: TimeResolution): LocalMoment {
  const instant = unixFromJdUt(jd);
  const timezone = clock.type === 'zone' ? clock.zone.name : undefined;
  return { jdUt: jd, instant, offsetSeconds: offsetSecondsAt(clock, instant), timezone, resolution };
}
