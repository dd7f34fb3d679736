import { SECONDS_PER_DAY, type UnixSeconds } from '../../../base/units/time.ts';
import type { Calendars } from '../civil-time/calendar-change.ts';
import { wallAt } from '../civil-time/civil.ts';
import { applyLocalMeanTime } from '../civil-time/mean-time.ts';
import type { ZoneClock } from '../civil-time/place-clock.ts';
import type { ClockPeriod, ZoneHistory } from '../civil-time/zone.ts';
import type { ZoneGrid } from '../places/zone-grid.ts';
import type { EarthPoint } from './birth.ts';
import { type ClockServices, findDisagreeingClock, listReadingOffsets, type MomentAtPlace } from './clock-of-place.ts';

/** What the checks of a birth need. */
export interface BirthCheckServices extends ClockServices {
  readonly calendars: Calendars;
}

/** A zone that a birth names, and where and when it is to fit. */
export interface NamedZone extends MomentAtPlace {
  readonly zone: ZoneHistory;
}

/** A clock that differs from that of the named zone. */
export interface OtherClock {
  readonly zone: ZoneHistory;
  readonly period: ClockPeriod;
}

/** No place of a zone is farther than 3 hours of mean time (45° of longitude) from the zone's city. */
const WIDEST_ZONE_SECONDS = 3 * 3600;

/** The clock of a zone at a place: before standard time that of the place's own longitude. */
export function readClockAt(zone: ZoneHistory, { longitudeDeg }: EarthPoint, instant: UnixSeconds): ClockPeriod {
  return applyLocalMeanTime(zone, longitudeDeg).periodAt(instant);
}

/** The clock of the place where it differs from that of the named zone; undefined where they agree. */
export function findOtherClock(named: NamedZone, services: BirthCheckServices): OtherClock | undefined {
  const { place, zone, instant } = named;
  if (isNear(zone, place, services.zoneLookup.grid)) return undefined;
  const clock = findDisagreeingClock(named, (local) => showSameTime(named, local), services);
  return clock && { zone: clock.zone, period: clock.zone.periodAt(instant) };
}

/**
 * Whether a zone shows the time of a place. Before standard time every zone shows the place's own mean time; then a zone
 * fits if its city keeps about that time.
 */
function showSameTime({ zone, place, instant }: NamedZone, clock: ZoneClock): boolean {
  const [stated, local] = [readClockAt(zone, place, instant), clock.zone.periodAt(instant)];
  if (stated.isLocalMeanTime && local.isLocalMeanTime)
    return clockDistanceSeconds(zone.periodAt(instant).offsetSeconds, local.offsetSeconds) <= WIDEST_ZONE_SECONDS;
  const { offsetSeconds } = stated;
  return (
    offsetSeconds === local.offsetSeconds ||
    listReadingOffsets(clock, wallAt(instant, offsetSeconds)).includes(offsetSeconds)
  );
}

/** Difference of two clocks, in either direction around the day: `[0, 43 200]`. */
export function clockDistanceSeconds(a: number, b: number): number {
  const ahead = (((a - b) % SECONDS_PER_DAY) + SECONDS_PER_DAY) % SECONDS_PER_DAY;
  return Math.min(ahead, SECONDS_PER_DAY - ahead);
}

/** Whether a zone is one of those around a point. */
export const isNear = (zone: ZoneHistory, { latitudeDeg, longitudeDeg }: EarthPoint, grid: ZoneGrid): boolean =>
  grid.zonesNear(latitudeDeg, longitudeDeg).includes(zone.canonicalName);

/** Whether a zone is one of those around a point that has towns near. */
export const fitsNear = (zone: ZoneHistory, point: EarthPoint, grid: ZoneGrid): boolean =>
  isNear(zone, point, grid) && grid.hasTownsNear(point.latitudeDeg, point.longitudeDeg);
