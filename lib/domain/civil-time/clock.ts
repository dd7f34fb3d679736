import { findNearestNames } from '../../catalog/names.ts';
import { Problem } from '../../errors/problem.ts';
import type { UnixSeconds } from '../../units/time.ts';
import type { ZoneMatch } from '../places/zone-lookup.ts';
import { applyLocalMeanTime } from './mean-time.ts';
import type { StatedZone } from './stated-time.ts';
import type { ZoneHistories, ZoneHistory } from './zone.ts';

/** The clock that a civil time is read on: a zone's, or one at a stated offset. */
export type Clock =
  | {
      readonly type: 'zone';
      readonly zone: ZoneHistory;
      /** Present where the zone was looked up from coordinates. */
      readonly match?: ZoneMatch;
    }
  | { readonly type: 'offset'; readonly offsetSeconds: number };

/**
 * The clock of a stated zone.
 *
 * @param location member of the request that states the zone; error messages name it
 * @returns undefined where neither a zone nor an offset is stated
 * @throws Problem `InvalidTimezone` for a name that the database does not have
 */
export function resolveStatedClock(
  stated: StatedZone | undefined,
  zones: ZoneHistories,
  location: string,
): Clock | undefined {
  for (const member of ['iana_name', 'name'] as const) {
    const name = stated?.[member];
    if (name !== undefined) return { type: 'zone', zone: findNamedZone(name, zones, `${location}.${member}`) };
  }
  const offsetSeconds = stated?.utc_offset_seconds;
  return offsetSeconds === undefined ? undefined : { type: 'offset', offsetSeconds };
}

function findNamedZone(name: string, zones: ZoneHistories, location: string): ZoneHistory {
  const zone = zones.find(name);
  if (zone) return zone;
  const [nearest] = findNearestNames(name, zones.names(), 1);
  const hint = nearest === undefined ? 'write it like Europe/Paris' : `did you mean ${nearest}?`;
  const message = `is not a zone of the IANA time zone database ${zones.version}; ${hint}`;
  throw new Problem('InvalidTimezone', `There is no time zone ${name}.`, {
    issues: [{ location, message, value: name }],
  });
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
