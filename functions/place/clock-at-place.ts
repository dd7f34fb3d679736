import { resolveMatchedZone } from '../../lib/domain/civil-time/clock.ts';
import { type LocalMoment, resolveMoment } from '../../lib/domain/civil-time/moment.ts';
import type { StatedTime } from '../../lib/domain/civil-time/stated-time.ts';
import type { ClockPeriod, ZoneHistories } from '../../lib/domain/civil-time/zone.ts';
import type { ZoneLookup, ZoneMatch } from '../../lib/domain/places/zone-lookup.ts';
import type { UnixSeconds } from '../../lib/units/time.ts';

/** Services needed to find the local time of a place. */
export interface ClockServices {
  readonly zones: ZoneHistories;
  readonly zoneLookup: ZoneLookup;
}

/** A point on the Earth. */
interface Coordinates {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

/** The zone of a place and its local time at an instant. Before standard time this is the place's own mean time. */
export interface ClockAtPlace {
  readonly found: ZoneMatch;
  readonly period: ClockPeriod;
}

/** Finds the zone and local time of a place at an instant. */
export function findClock(
  { latitudeDeg, longitudeDeg }: Coordinates,
  instant: UnixSeconds,
  { zones, zoneLookup }: ClockServices,
): ClockAtPlace {
  const found = zoneLookup.zonesAt(latitudeDeg, longitudeDeg);
  return { found, period: resolveMatchedZone(found, zones, longitudeDeg).periodAt(instant) };
}

/**
 * Finds the zone and local time of a place at a given time, read as the place's civil time unless it states otherwise.
 *
 * @throws Problem `InvalidTimezone`, `AmbiguousLocalTime`, `NonexistentLocalTime`
 */
export function findClockAtTime(
  { latitudeDeg, longitudeDeg }: Coordinates,
  stated: StatedTime,
  { zones, zoneLookup }: ClockServices,
): ClockAtPlace & { readonly moment: LocalMoment } {
  const found = zoneLookup.zonesAt(latitudeDeg, longitudeDeg);
  const locations = { time: 'body.datetime', timezone: 'body.datetime.timezone' };
  const moment = resolveMoment({ stated, timezone: undefined, longitudeDeg, findZone: () => found, locations }, zones);
  return { found, moment, period: resolveMatchedZone(found, zones, longitudeDeg).periodAt(moment.instant) };
}
