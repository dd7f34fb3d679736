import { jdUt, type UnixSeconds, unixFromJdUt, type WallSeconds } from '../../../base/units/time.ts';
import type { ZoneMatch } from '../places/zone-lookup.ts';
import { instantFromCivil, wallAt, wallSeconds } from './civil.ts';
import { type OffsetClock, resolveMatchedZone, resolveStatedClock } from './clock.ts';
import { PRACTICE_SPAN, type PracticeAtPlace } from './local-practice.ts';
import { applyLocalMeanTime } from './mean-time.ts';
import { createLocalClocks, type PracticeAtMoment } from './practice-readings.ts';
import type { Disambiguation, StatedMoment, StatedTime, StatedZone } from './stated-time.ts';
import type { ZoneHistories, ZoneHistory } from './zone.ts';

/** A stated time with the place and the zone that decide its instant. */
export interface TimeAtPlace {
  readonly stated: StatedTime;
  /** The zone of the place. */
  readonly timezone: StatedZone | undefined;
  readonly longitudeDeg: number;
  /** Looks the zone up from the coordinates. Called only where the answer needs it: the first look-up takes 60 ms. */
  readonly findZone: () => ZoneMatch;
  /** The rules of local practice about the place, which is in this zone. */
  readonly findPractice: (timezone: string) => PracticeAtPlace;
}

/** The clock of a zone as a place in it had it. */
export interface ZoneClock {
  readonly type: 'zone';
  /** With the local mean time and the local practice of the place. */
  readonly zone: ZoneHistory;
  /** Present where the zone was looked up from coordinates. */
  readonly match?: ZoneMatch;
  /** Compares a local time on all clocks that the place may have had; undefined where they agree. */
  readonly compare?: (wall: WallSeconds, disambiguation: Disambiguation) => PracticeAtMoment | undefined;
}

/** The clock that a civil time is read on: a zone's, or one at a stated offset. */
export type PlaceClock = ZoneClock | OffsetClock;

/**
 * The clock that a request states with a time, else for its place.
 *
 * @returns undefined where neither a zone nor an offset is stated
 * @throws UnknownZoneError
 */
export function findPlaceClock(time: TimeAtPlace, zones: ZoneHistories): PlaceClock | undefined {
  const context = { ...time, instant: approximateInstant(time.stated.moment) };
  const stated = resolveStatedClock(time.stated.timezone, zones, { owner: 'time', context });
  const clock = stated ?? resolveStatedClock(time.timezone, zones, { owner: 'place', context });
  if (clock?.type !== 'zone') return clock;
  const zone = applyLocalMeanTime(clock.zone, time.longitudeDeg);
  const local = addPractice({ type: 'zone', zone }, time, zones);
  const isKept = changesReading(local, zone, time.stated.moment) && !isZoneOfPlace(zone, time, zones);
  return isKept ? { type: 'zone', zone } : local;
}

/** The clock of the zone that holds the place. */
export function lookUpPlaceClock(time: TimeAtPlace, zones: ZoneHistories): ZoneClock & { readonly match: ZoneMatch } {
  const match = time.findZone();
  const zone = resolveMatchedZone(match, zones, time.longitudeDeg);
  return { ...addPractice({ type: 'zone', zone, match }, time, zones), match };
}

function addPractice(clock: ZoneClock, time: TimeAtPlace, zones: ZoneHistories): ZoneClock {
  const { localPractice, timeBasis = 'clock', moment } = time.stated;
  const wall = approximateWall(moment);
  const isInSpan = wall >= PRACTICE_SPAN.from && wall < PRACTICE_SPAN.until;
  if (!isInSpan) return clock;
  const practice = time.findPractice(clock.zone.canonicalName);
  if (practice.rules.length === 0 && practice.nearby.length === 0) return clock;
  const at = { zone: clock.zone, longitudeDeg: time.longitudeDeg, isZoneStated: !clock.match, timeBasis, practice };
  const { history, compare } = createLocalClocks(at, zones);
  return { ...clock, zone: localPractice === 'ignore' ? clock.zone : history, compare };
}

/** True where the clocks of the place give a stated moment another meaning, or another local time, than its zone. */
function changesReading(local: ZoneClock, zone: ZoneHistory, moment: StatedMoment): boolean {
  if (!local.compare) return false;
  if (moment.type === 'civil' && moment.offsetSeconds === undefined)
    return local.compare(wallSeconds(moment.civil, moment.calendar), 'compatible') !== undefined;
  const instant = approximateInstant(moment);
  return local.zone.periodAt(instant).offsetSeconds !== zone.periodAt(instant).offsetSeconds;
}

/** False where the client named the zone of another place: the rules of this place then say nothing about its clock. */
function isZoneOfPlace({ canonicalName }: ZoneHistory, { findZone }: TimeAtPlace, zones: ZoneHistories): boolean {
  return findZone().candidates.some((name) => zones.find(name)?.canonicalName === canonicalName);
}

/** The moment to within a day, as the clocks of the Earth differ by no more. */
const approximateInstant = (moment: StatedMoment): UnixSeconds =>
  moment.type === 'julian_day'
    ? unixFromJdUt(jdUt(moment.julianDay))
    : instantFromCivil(moment.civil, { calendar: moment.calendar, offsetSeconds: moment.offsetSeconds ?? 0 });

const approximateWall = (moment: StatedMoment): WallSeconds => wallAt(approximateInstant(moment), 0);
