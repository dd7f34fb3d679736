import { type UnixSeconds, unixSeconds } from '../../../base/units/time.ts';
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
  const abbreviated = stated && at.context && readAbbreviation(stated, zones, at.context);
  if (abbreviated) return abbreviated;
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

const ABBREVIATION = /^[a-z]{3,5}$/i;

/**
 * The clock that a bare abbreviation names at its place: `CST` is standard time in Guadalajara and in Shanghai.
 *
 * @returns undefined for the name of a zone, and for an abbreviation that the zone of the place never used
 */
function readAbbreviation(stated: StatedZone, zones: ZoneHistories, context: ZoneContext): OffsetClock | undefined {
  const name = stated.iana_name ?? stated.name ?? '';
  const isAbbreviation = stated.utc_offset_seconds === undefined && ABBREVIATION.test(name) && !zones.find(name);
  const zone = isAbbreviation ? zones.find(context.findZone().timezone) : undefined;
  const offsetSeconds = zone && findOffsetNamed(name.toUpperCase(), zone, context.instant);
  return offsetSeconds === undefined ? undefined : { type: 'offset', offsetSeconds, ...(zone && { zone }) };
}

/** The offset that a zone's clocks had under an abbreviation, last before the instant or, if never, first after it. */
function findOffsetNamed(name: string, zone: ZoneHistory, instant: UnixSeconds): number | undefined {
  const starts = [FIRST_CLOCKS, ...zone.transitionsBetween(FIRST_CLOCKS, unixSeconds(instant + RULES_AHEAD_SECONDS))];
  const named = starts.filter((start) => zone.periodAt(start).abbreviation.toUpperCase() === name);
  const start = named.findLast((one) => one <= instant) ?? named[0];
  return start === undefined ? undefined : zone.periodAt(start).offsetSeconds;
}

/** Before the first standard time of any zone. */
const FIRST_CLOCKS = unixSeconds(Date.UTC(1800, 0, 1) / 1000);
const RULES_AHEAD_SECONDS = 400 * 86_400;

interface ZoneOwnership {
  readonly zones: ZoneHistories;
  readonly owner: ZoneOwner;
}

/** Refuses another zone of a region and a city in `name`. Any other name next to `iana_name`, such as `CET`, is a label. */
function refuseOtherZone(zone: ZoneHistory, { name }: StatedZone, { zones, owner }: ZoneOwnership): void {
  const other = name?.includes('/') ? zones.find(name) : undefined;
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
