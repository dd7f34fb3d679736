import { resolveStatedClock } from '../astro/clock/civil-time/clock.ts';
import { formatOffset } from '../astro/clock/civil-time/format.ts';
import type { StatedZone } from '../astro/clock/civil-time/stated-time.ts';
import type { ZoneHistories } from '../astro/clock/civil-time/zone.ts';
import { locateErrors } from './domain-problems.ts';
import type { RequestedPlace } from './requested-place.ts';

/** A place with the zone of its clocks, if that is known. */
export interface PlaceInZone {
  readonly place: RequestedPlace;
  readonly timezone: string | undefined;
}

/**
 * The zone of a place as answers name it: in the database's own spelling, or the offset in its stead.
 *
 * @param location where the zone is in the request
 * @throws Problem `InvalidTimezone`
 */
export function formatStatedZone(
  stated: StatedZone | undefined,
  zones: ZoneHistories,
  location: string,
): string | undefined {
  const clock = locateErrors({ placeZone: location }, () => resolveStatedClock(stated, zones, { owner: 'place' }));
  return clock?.type === 'zone' ? clock.zone.name : clock && formatOffset(clock.offsetSeconds);
}
