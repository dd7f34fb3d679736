import type { ClockPeriod } from '../../lib/domain/civil-time/zone.ts';
import type { ZoneMatch } from '../../lib/domain/places/zone-lookup.ts';

/** The zone at a point, and how sure it is. */
export function toZoneMembers({ timezone, candidates, fallback }: ZoneMatch) {
  return { timezone, candidates: [...candidates], fallback };
}

/** What the clocks of a zone show. */
export function toClockMembers({ offsetSeconds, dstOffsetSeconds, abbreviation }: ClockPeriod) {
  return { utc_offset: offsetSeconds, dst_offset: dstOffsetSeconds, abbreviation };
}
