import { findGreatestElongations, type GreatestElongation } from '../../../lib/astro/sky/events/elongations.ts';
import { type PlacedEvent, placeEvent } from '../place-events.ts';
import type { VenusRangeRequest } from '../range-request.ts';
import { type RangeResult, searchRange } from '../search-range.ts';
import type { VenusServices } from '../venus-sky.ts';

/**
 * Finds the greatest elongations of Venus in the range of a request.
 *
 * @throws Problem `DatetimeOutOfRange` if either end lies outside the ephemeris files
 */
export function searchElongations(
  request: VenusRangeRequest,
  services: VenusServices,
): RangeResult<PlacedEvent<GreatestElongation>> {
  return searchRange(request, services, {
    find: (sky, window) => findGreatestElongations(sky, 'venus', window),
    place: placeEvent,
  });
}
