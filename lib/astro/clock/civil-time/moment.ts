import {
  type JdUt,
  jdUt,
  jdUtFromUnix,
  SECONDS_PER_DAY,
  type UnixSeconds,
  unixFromJdUt,
  type WallSeconds,
} from '../../../base/units/time.ts';
import type { ZoneMatch } from '../places/zone-lookup.ts';
import type { DatedCalendar } from './calendar-change.ts';
import { type Certainty, rateCertainty, type TimeSource } from './certainty.ts';
import { instantFromCivil, instantFromWall, wallAt, wallSeconds } from './civil.ts';
import { offsetSecondsAt, resolveStatedClock } from './clock.ts';
import { type LocalTimeCandidate, PlaceOfCalendarMissingError } from './errors.ts';
import { findPlaceClock, lookUpPlaceClock, type PlaceClock, type TimeAtPlace, type ZoneClock } from './place-clock.ts';
import type { PracticeAtMoment } from './practice-readings.ts';
import { type ResolvedTime, resolveLocalTime } from './resolve.ts';
import type { StatedMoment, StatedTime } from './stated-time.ts';
import type { ZoneHistories } from './zone.ts';

export const TIME_STATUSES = ['unique', 'ambiguous', 'nonexistent'] as const;

/** How a civil time became an instant. */
export interface TimeResolution {
  readonly source: TimeSource;
  readonly status: (typeof TIME_STATUSES)[number];
  readonly certainty: Certainty;
  /** Earlier and later instant of a local time that occurred twice or never. */
  readonly candidates?: readonly [LocalTimeCandidate, LocalTimeCandidate];
  /** Present where the clocks of the place, its zone or its records differ. */
  readonly practice?: PracticeAtMoment;
  /** The calendar of the place, where the date was stated in it. */
  readonly calendar?: DatedCalendar;
}

/** An instant with the local clock that shows it. */
export interface LocalMoment {
  readonly jdUt: JdUt;
  readonly instant: UnixSeconds;
  /** Local clock − UTC, seconds. */
  readonly offsetSeconds: number;
  /** Undefined where no zone is known. */
  readonly timezone: string | undefined;
  readonly resolution: TimeResolution;
  /** Present where the zone was looked up from the coordinates. */
  readonly zoneMatch?: ZoneMatch;
}

/**
 * The instant that a stated time means at a place.
 *
 * An offset or a Julian day fixes the instant; a zone then only decides which clock shows it. Without an offset the
 * time is civil time in the zone stated with it, else in the zone of the place, which is looked up where none is
 * stated.
 *
 * @throws UnknownZoneError, LocalTimeNotUniqueError
 */
export function resolveMoment(time: TimeAtPlace, zones: ZoneHistories): LocalMoment {
  const { moment } = time.stated;
  const clock = findPlaceClock(time, zones);
  if (isFixedMoment(moment)) return resolveFixedMoment(moment, clock);
  return readWallClock(clock ?? lookUpPlaceClock(time, zones), wallSeconds(moment.civil, moment.calendar), time);
}

/**
 * The instant of a stated time without a place: civil time in the zone stated with it, else UTC.
 *
 * @throws UnknownZoneError, LocalTimeNotUniqueError, PlaceOfCalendarMissingError
 */
export function resolvePlacelessMoment(stated: StatedTime, zones: ZoneHistories): LocalMoment {
  const { moment } = stated;
  if (moment.type === 'civil' && moment.isCalendarLocal) throw new PlaceOfCalendarMissingError();
  const clock = resolveStatedClock(stated.timezone, zones, { owner: 'time' });
  if (isFixedMoment(moment)) return resolveFixedMoment(moment, clock);
  const wall = wallSeconds(moment.civil, moment.calendar);
  if (clock) return readWallClock(clock, wall, { stated, longitudeDeg: undefined });
  return toLocalMoment(UTC, jdUtFromUnix(instantFromWall(wall, 0)), createFixedResolution('utc'));
}

/** A stated moment that is an instant without any zone. */
type FixedMoment =
  | Extract<StatedMoment, { type: 'julian_day' }>
  | (Extract<StatedMoment, { type: 'civil' }> & { readonly offsetSeconds: number });

function isFixedMoment(moment: StatedMoment): moment is FixedMoment {
  return moment.type === 'julian_day' || moment.offsetSeconds !== undefined;
}

function resolveFixedMoment(moment: FixedMoment, clock: PlaceClock | undefined): LocalMoment {
  if (moment.type === 'julian_day') {
    return toLocalMoment(clock ?? UTC, jdUt(moment.julianDay), createFixedResolution('julian_day'));
  }
  const { civil, calendar, offsetSeconds } = moment;
  const instant = instantFromCivil(civil, { calendar, offsetSeconds });
  const ownClock: PlaceClock = { type: 'offset', offsetSeconds };
  return toLocalMoment(clock ?? ownClock, jdUtFromUnix(instant), createFixedResolution('offset'));
}

/** A day of the local clock. */
interface LocalDay {
  readonly noon: LocalMoment;
  readonly fromJdUt: JdUt;
  readonly toJdUt: JdUt;
}

/**
 * The local day of a stated time, for a birth whose time of day is not known.
 *
 * A midnight or noon that the clocks skipped or showed twice is resolved as `compatible`, even where the request says
 * otherwise: it is a boundary of the day, not a time that the client stated.
 *
 * @throws UnknownZoneError
 */
export function resolveLocalDay(time: TimeAtPlace, zones: ZoneHistories): LocalDay {
  const { moment } = time.stated;
  const clock = findDayClock(time, zones);
  const noonWall = moment.type === 'civil' ? noonOf(moment) : noonAround(jdUt(moment.julianDay), clock);
  const lenient: TimeAtPlace = { ...time, stated: { ...time.stated, disambiguation: 'compatible' } };
  const read = (on: PlaceClock, wall: number): LocalMoment => readWallClock(on, wall as WallSeconds, lenient);
  const noon = read(clock, noonWall);
  const dayClock = selectDayClock(clock, noon.instant, { time, zones });
  return {
    noon,
    fromJdUt: read(dayClock, noonWall - HALF_DAY_SECONDS).jdUt,
    toJdUt: read(dayClock, noonWall + HALF_DAY_SECONDS).jdUt,
  };
}

/** The clock on which a day begins and ends: that of an offset's zone where both agree at noon, as it may change that day. */
function selectDayClock(clock: PlaceClock, noon: UnixSeconds, at: DayContext): PlaceClock {
  if (clock.type === 'zone' || !clock.zone) return clock;
  const stated: StatedTime = { ...at.time.stated, timezone: { iana_name: clock.zone.name } };
  const ofZone = findPlaceClock({ ...at.time, stated }, at.zones);
  return ofZone && offsetSecondsAt(ofZone, noon) === clock.offsetSeconds ? ofZone : clock;
}

/** A stated day, and the histories of the zones. */
interface DayContext {
  readonly time: TimeAtPlace;
  readonly zones: ZoneHistories;
}

const HALF_DAY_SECONDS = SECONDS_PER_DAY / 2;
const UTC: PlaceClock = { type: 'offset', offsetSeconds: 0 };

/** The clock that decides the day: the stated offset, else the zone; UTC for a Julian day without either. */
function findDayClock(time: TimeAtPlace, zones: ZoneHistories): PlaceClock {
  const { moment } = time.stated;
  if (moment.type === 'civil' && moment.offsetSeconds !== undefined) {
    return { type: 'offset', offsetSeconds: moment.offsetSeconds };
  }
  return findPlaceClock(time, zones) ?? (moment.type === 'julian_day' ? UTC : lookUpPlaceClock(time, zones));
}

function noonOf({ civil, calendar }: Extract<StatedMoment, { type: 'civil' }>): number {
  return wallSeconds({ ...civil, hour: 12, minute: 0, second: 0 }, calendar);
}

function noonAround(jd: JdUt, clock: PlaceClock): number {
  const instant = unixFromJdUt(jd);
  const wall = wallAt(instant, offsetSecondsAt(clock, instant));
  return Math.floor(wall / SECONDS_PER_DAY) * SECONDS_PER_DAY + HALF_DAY_SECONDS;
}

/** Settings for reading a clock. Without a longitude a zone keeps the mean time of its own city. */
interface ReadingContext {
  readonly stated: StatedTime;
  readonly longitudeDeg: number | undefined;
}

/** Converts a reading of a clock to an instant. */
function readWallClock(clock: PlaceClock, wall: WallSeconds, { stated, longitudeDeg }: ReadingContext): LocalMoment {
  if (clock.type === 'offset') {
    const instant = instantFromWall(wall, clock.offsetSeconds);
    return toLocalMoment(clock, jdUtFromUnix(instant), createFixedResolution('offset'));
  }
  const { disambiguation } = stated;
  const read = resolveLocalTime(wall, clock.zone, { disambiguation, longitudeDeg });
  const practice = clock.compare?.(wall, disambiguation);
  const { instant, offsetSeconds } = read;
  return {
    jdUt: jdUtFromUnix(instant),
    instant,
    offsetSeconds,
    timezone: clock.zone.name,
    resolution: describeReading(read, clock, { stated, practice }),
    ...(clock.match && { zoneMatch: clock.match }),
  };
}

interface ReadingFacts {
  readonly stated: StatedTime;
  readonly practice: PracticeAtMoment | undefined;
}

function describeReading(
  { status, candidates, ...read }: ResolvedTime,
  { match }: ZoneClock,
  { stated, practice }: ReadingFacts,
): TimeResolution {
  const zoneSource = match && read.source === 'timezone' ? 'coordinates' : read.source;
  const isIgnored = stated.localPractice === 'ignore';
  const isByPractice = practice !== undefined && !isIgnored && practice.readings[0]?.basis !== 'iana';
  const source: TimeSource = isByPractice ? 'local_practice' : zoneSource;
  const certainty = rateCertainty({ stated, source, status, practice, zoneMatch: match });
  return { source, status, certainty, ...(candidates && { candidates }), ...(practice && !isIgnored && { practice }) };
}

/** The resolution of a moment that is an instant without any clock. */
export const createFixedResolution = (source: TimeSource): TimeResolution => ({
  source,
  status: 'unique',
  certainty: 'certain',
});

function toLocalMoment(clock: PlaceClock, jd: JdUt, resolution: TimeResolution): LocalMoment {
  const instant = unixFromJdUt(jd);
  const offsetSeconds = offsetSecondsAt(clock, instant);
  return { jdUt: jd, instant, offsetSeconds, timezone: clock.zone?.name, resolution };
}
