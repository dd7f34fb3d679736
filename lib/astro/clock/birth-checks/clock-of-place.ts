import { jdUtFromUnix, type UnixSeconds, type WallSeconds } from '../../../base/units/time.ts';
import type { LocalPractice } from '../civil-time/local-practice.ts';
import { findPlaceClock, lookUpPlaceClock, type TimeAtPlace, type ZoneClock } from '../civil-time/place-clock.ts';
import type { StatedTime } from '../civil-time/stated-time.ts';
import type { ZoneHistories } from '../civil-time/zone.ts';
import type { ZoneLookup, ZoneMatch } from '../places/zone-lookup.ts';
import type { CheckedBirth, EarthPoint } from './birth.ts';

/** What the clock of a place depends on. */
export interface ClockServices {
  readonly localPractice: LocalPractice;
  readonly zones: ZoneHistories;
  readonly zoneLookup: ZoneLookup;
}

/** A place, a moment, and how its time was stated. */
export interface MomentAtPlace {
  readonly stated: StatedTime;
  readonly place: EarthPoint;
  readonly instant: UnixSeconds;
}

/**
 * The clock of a place where it disagrees with the stated zone; undefined where a clock of the place agrees, or
 * where no land is near that has a clock.
 *
 * The grid answers for an ordinary birth. The boundaries are only opened where none of the zones around the place
 * agrees.
 */
export function findDisagreeingClock(
  at: MomentAtPlace,
  agrees: (clock: ZoneClock) => boolean,
  services: ClockServices,
): ZoneClock | undefined {
  const { zones, zoneLookup } = services;
  const { latitudeDeg, longitudeDeg } = at.place;
  const listClocks = (names: readonly string[]): readonly ZoneClock[] =>
    names.filter((name) => zones.find(name)).map((name) => findClockInZone(at, name, services));
  if (listClocks(zoneLookup.grid.zonesNear(latitudeDeg, longitudeDeg)).some(agrees)) return undefined;
  const { candidates } = zoneLookup.zonesAt(latitudeDeg, longitudeDeg);
  const clocks = listClocks(candidates.filter((name) => !isNautical(name)));
  return clocks.some(agrees) ? undefined : clocks[0];
}

const isNautical = (zone: string): boolean => zone.startsWith('Etc/');

/** The clock of a place as one that lies in a zone, with the local practice there. */
function findClockInZone(at: MomentAtPlace, zone: string, services: ClockServices): ZoneClock {
  const findZone = (): ZoneMatch => ({ timezone: zone, candidates: [zone], fallback: false });
  const stated: StatedTime = { ...at.stated, localPractice: 'apply' };
  return lookUpPlaceClock(createTimeAtPlace({ ...at, stated }, findZone, services), services.zones);
}

/** The clock on which the time of a birth was read. */
export function findClockOfReading(
  birth: CheckedBirth,
  place: EarthPoint,
  services: ClockServices,
): ZoneClock | undefined {
  const { stated, timezone, moment } = birth;
  const { latitudeDeg, longitudeDeg } = place;
  const findZone = (): ZoneMatch => moment.zoneMatch ?? services.zoneLookup.zonesAt(latitudeDeg, longitudeDeg);
  const time = createTimeAtPlace({ stated, place, instant: moment.instant }, findZone, services);
  const clock = findPlaceClock({ ...time, timezone }, services.zones) ?? lookUpPlaceClock(time, services.zones);
  return clock.type === 'zone' ? clock : undefined;
}

const createTimeAtPlace = (
  { stated, place: { latitudeDeg, longitudeDeg }, instant }: MomentAtPlace,
  findZone: () => ZoneMatch,
  { localPractice }: ClockServices,
): TimeAtPlace => ({
  stated: { ...stated, moment: { type: 'julian_day', julianDay: jdUtFromUnix(instant) } },
  timezone: undefined,
  longitudeDeg,
  findZone,
  findPractice: (zone) => localPractice.rulesAt(latitudeDeg, longitudeDeg, zone),
});

/**
 * Offsets that a local time may have at a place. What the zone records is left out where a settled rule says that the
 * place did not follow it.
 */
export function listReadingOffsets({ compare }: ZoneClock, wall: WallSeconds): readonly number[] {
  const practice = compare?.(wall, 'compatible');
  if (!practice) return [];
  return practice.readings
    .filter(({ basis }, index) => index === 0 || basis !== 'iana' || practice.standing !== 'settled')
    .map(({ offsetSeconds }) => offsetSeconds);
}
