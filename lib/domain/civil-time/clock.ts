import { findNearestNames } from '../../catalog/names.ts';
import type { UnixSeconds } from '../../units/time.ts';
import type { ZoneMatch } from '../places/zone-lookup.ts';
import { UnknownZoneError, type ZoneOwner } from './errors.ts';
import { applyLocalMeanTime } from './mean-time.ts';
import type { StatedZone } from './stated-time.ts';
import type { ZoneHistories, ZoneHistory } from './zone.ts';

/** The clock that a request states: a zone's, or one at an offset. */
export type Clock =
  | { readonly type: 'zone'; readonly zone: ZoneHistory }
  | { readonly type: 'offset'; readonly offsetSeconds: number };

/**
 * The clock of a stated zone.
 *
 * @param owner what states the zone
 * @returns undefined where neither a zone nor an offset is stated
 * @throws UnknownZoneError for a name that the database does not have
 */
export function resolveStatedClock(
  stated: StatedZone | undefined,
  zones: ZoneHistories,
  owner: ZoneOwner,
): Clock | undefined {
  const zoneName = stated?.iana_name ?? stated?.name;
  if (stated && zoneName !== undefined) {
    const zone = zones.find(zoneName);
    if (zone) return { type: 'zone', zone };
    const [nearestName] = findNearestNames(zoneName, zones.names(), 1);
    throw new UnknownZoneError({ zoneName, stated, owner, nearestName, databaseVersion: zones.version });
  }
  const offsetSeconds = stated?.utc_offset_seconds;
  return offsetSeconds === undefined ? undefined : { type: 'offset', offsetSeconds };
}

/**
 * The zone at coordinates, with the local mean time of the place.
 *
 * @throws RangeError where the boundaries name a zone that the histories lack, because their releases differ
 */
export function resolveMatchedZone({ timezone }: ZoneMatch, zones: ZoneHistories, longitudeDeg: number): ZoneHistory {
  const zone = zones.find(timezone);
  if (!zone) throw new RangeError(`time zone database ${zones.version} has no ${timezone}`);
  return applyLocalMeanTime(zone, longitudeDeg);
}

/** Offset of a clock from UTC at an instant, seconds, east positive. */
export function offsetSecondsAt(clock: Clock, instant: UnixSeconds): number {
  return clock.type === 'zone' ? clock.zone.periodAt(instant).offsetSeconds : clock.offsetSeconds;
}
