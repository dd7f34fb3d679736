import type { UnixSeconds } from '../../../base/units/time.ts';
import type { ZoneMatch } from '../places/zone-lookup.ts';
import { ContradictoryZonesError, UnknownZoneError, type ZoneOwner } from './errors.ts';
import { applyLocalMeanTime } from './mean-time.ts';
import type { StatedZone } from './stated-time.ts';
import { explainUnknownZone, type ZoneContext } from './unknown-zone.ts';
import type { ZoneHistories, ZoneHistory } from './zone.ts';

/** A clock at an offset from UTC. */
export interface OffsetClock {
  readonly type: 'offset';
  /** Seconds, east positive. */
  readonly offsetSeconds: number;
  /** The zone that the clock belongs to, where it is stated too. It does not decide the offset. */
  readonly zone?: ZoneHistory;
}

/** The clock that a request states: a zone's, or one at an offset. */
export type Clock = { readonly type: 'zone'; readonly zone: ZoneHistory } | OffsetClock;

/**
 * The clock of a stated zone. An offset stated with it decides what the clock shows.
 *
 * @param at what states the zone, and the place and time that it is stated for, where there are any
 * @returns undefined where neither a zone nor an offset is stated
 * @throws UnknownZoneError for a name that the database does not have
 * @throws ContradictoryZonesError
 */
export function resolveStatedClock(
  stated: StatedZone | undefined,
  zones: ZoneHistories,
  at: ZoneStatement,
): Clock | undefined {
  const zone = stated && findStatedZoneHistory(stated, zones, at);
  const offsetSeconds = stated?.utc_offset_seconds;
  if (offsetSeconds === undefined) return zone && { type: 'zone', zone };
  return { type: 'offset', offsetSeconds, ...(zone && { zone }) };
}

/** Location of a zone in a request. */
interface ZoneStatement {
  readonly owner: ZoneOwner;
  readonly context?: ZoneContext;
}

function findStatedZoneHistory(
  stated: StatedZone,
  zones: ZoneHistories,
  { owner, context }: ZoneStatement,
): ZoneHistory | undefined {
  const zoneName = stated.iana_name ?? stated.name;
  const zone = zoneName === undefined ? undefined : zones.find(zoneName);
  if (zone) refuseOtherZone(zone, stated, { zones, owner });
  if (zone || zoneName === undefined) return zone;
  const hint = explainUnknownZone(zoneName, zones, context);
  throw new UnknownZoneError({ zoneName, stated, owner, hint, databaseVersion: zones.version });
}

interface ZoneOwnership {
  readonly zones: ZoneHistories;
  readonly owner: ZoneOwner;
}

/** Refuses another zone in `name`. Any other name next to `iana_name` is a label. */
function refuseOtherZone(zone: ZoneHistory, { name }: StatedZone, { zones, owner }: ZoneOwnership): void {
  const other = name === undefined ? undefined : zones.find(name);
  if (!other || other.canonicalName === zone.canonicalName) return;
  throw new ContradictoryZonesError({ zoneName: zone.name, otherName: other.name, owner });
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
