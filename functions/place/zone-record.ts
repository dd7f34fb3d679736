import type { ClockPeriod } from '../../lib/astro/clock/civil-time/zone.ts';
import type { ZoneMatch } from '../../lib/astro/clock/places/zone-lookup.ts';

/** Converts a zone match to response members: the zone at a point and how certain it is. */
export function toZoneMembers({ timezone, candidates, fallback }: ZoneMatch) {
  return { timezone, candidates: [...candidates], fallback };
}

/** Converts a clock period to response members: offsets from UTC and abbreviation. */
export function toClockMembers({ offsetSeconds, dstOffsetSeconds, abbreviation }: ClockPeriod) {
  return { utc_offset: offsetSeconds, dst_offset: dstOffsetSeconds, abbreviation };
}
