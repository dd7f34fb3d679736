import { findStations, type Station } from '../../../lib/domain/events/stations.ts';
import type { Ephemeris } from '../../../lib/ephemeris/port.ts';
import { type PlacedEvent, placeEvent } from '../place-events.ts';
import type { VenusRangeRequest } from '../range-request.ts';
import { type RangeResult, searchRange } from '../search-range.ts';

/**
 * Finds the stations of Venus in the range of a request.
 *
 * @throws Problem `DatetimeOutOfRange` if either end lies outside the ephemeris files
 */
export function searchStations(request: VenusRangeRequest, ephemeris: Ephemeris): RangeResult<PlacedEvent<Station>> {
  return searchRange(request, ephemeris, {
    find: (sky, window) => findStations({ sky, body: 'venus', window }),
    place: placeEvent,
  });
}
