import { resolveMatchedZone } from '../../lib/domain/civil-time/clock.ts';
import { type LocalMoment, resolveMoment } from '../../lib/domain/civil-time/moment.ts';
import type { StatedTime } from '../../lib/domain/civil-time/stated-time.ts';
import type { ClockPeriod } from '../../lib/domain/civil-time/zone.ts';
import type { ZoneMatch } from '../../lib/domain/places/zone-lookup.ts';
import type { UnixSeconds } from '../../lib/units/time.ts';
import { locateErrors } from '../../lib/use-cases/domain-problems.ts';
import type { ZoneServices } from '../../lib/use-cases/moment-at-place.ts';

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
  { zones, zoneLookup }: ZoneServices,
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
  { zones, zoneLookup }: ZoneServices,
): ClockAtPlace & { readonly moment: LocalMoment } {
  const found = zoneLookup.zonesAt(latitudeDeg, longitudeDeg);
  const time = { stated, timezone: undefined, longitudeDeg, findZone: () => found };
  const moment = locateErrors({ time: 'body.datetime' }, () => resolveMoment(time, zones));
  return { found, moment, period: resolveMatchedZone(found, zones, longitudeDeg).periodAt(moment.instant) };
}
