import { SECONDS_PER_DAY, type UnixSeconds } from '../../units/time.ts';
import type { Calendars } from '../civil-time/calendar-change.ts';
import { applyLocalMeanTime } from '../civil-time/mean-time.ts';
import type { ClockPeriod, ZoneHistories, ZoneHistory } from '../civil-time/zone.ts';
import type { ZoneGrid } from '../places/zone-grid.ts';
import type { ZoneLookup } from '../places/zone-lookup.ts';
import type { EarthPoint } from './birth.ts';

/** What the checks of a birth need. */
export interface BirthCheckServices {
  readonly calendars: Calendars;
  readonly zones: ZoneHistories;
  readonly zoneLookup: ZoneLookup;
}

/** A zone that a birth names, and where and when it is to fit. */
export interface NamedZone {
  readonly zone: ZoneHistory;
  readonly place: EarthPoint;
  readonly instant: UnixSeconds;
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

/**
 * The clock of the place where it differs from that of the named zone; undefined where they agree, or where no land is
 * near that has a clock.
 *
 * The grid answers for an ordinary birth. The boundaries are only opened for a zone that none of the zones around the
 * place agrees with at this moment.
 */
export function findOtherClock(named: NamedZone, { zones, zoneLookup }: BirthCheckServices): OtherClock | undefined {
  const { place, zone } = named;
  const near = zoneLookup.grid.zonesNear(place.latitudeDeg, place.longitudeDeg);
  if (near.includes(zone.canonicalName)) return undefined;
  const agrees = (name: string): boolean => {
    const other = zones.find(name);
    return other !== undefined && showSameTime(named, other);
  };
  if (near.some(agrees)) return undefined;
  const { candidates } = zoneLookup.zonesAt(place.latitudeDeg, place.longitudeDeg);
  const [first] = candidates.filter((name) => !isNautical(name));
  if (first === undefined || candidates.some(agrees)) return undefined;
  const other = zones.find(first);
  return other && { zone: other, period: readClockAt(other, place, named.instant) };
}

const isNautical = (zone: string): boolean => zone.startsWith('Etc/');

/**
 * Whether two zones show the same time at a place. Before standard time every zone shows the place's own mean time; then
 * a zone fits if its city keeps about that time.
 */
function showSameTime({ zone, place, instant }: NamedZone, other: ZoneHistory): boolean {
  const [stated, local] = [readClockAt(zone, place, instant), readClockAt(other, place, instant)];
  if (!stated.isLocalMeanTime || !local.isLocalMeanTime) return stated.offsetSeconds === local.offsetSeconds;
  return clockDistanceSeconds(zone.periodAt(instant).offsetSeconds, local.offsetSeconds) <= WIDEST_ZONE_SECONDS;
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
