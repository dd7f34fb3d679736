import type { StationEvent } from '../../../lib/astro/sky/events/event.ts';
import { findStations } from '../../../lib/astro/sky/events/stations.ts';
import { type PlacedEvent, placeEvent } from '../place-events.ts';
import type { VenusRangeRequest } from '../range-request.ts';
import { type RangeResult, searchRange } from '../search-range.ts';
import type { VenusServices } from '../venus-sky.ts';

/**
 * Finds the stations of Venus in the range of a request.
 *
 * @throws Problem `DatetimeOutOfRange` if either end lies outside the ephemeris files
 */
export function searchStations(
  request: VenusRangeRequest,
  services: VenusServices,
): RangeResult<PlacedEvent<StationEvent>> {
  return searchRange(request, services, {
    find: (sky, window) => findStations(sky, 'venus', window),
    place: placeEvent,
  });
}
