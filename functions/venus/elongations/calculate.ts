import { findGreatestElongations, type GreatestElongation } from '../../../lib/domain/events/elongations.ts';
import type { Ephemeris } from '../../../lib/ephemeris/port.ts';
import { type PlacedEvent, placeEvent } from '../place-events.ts';
import type { VenusRangeRequest } from '../range-request.ts';
import { type RangeResult, searchRange } from '../search-range.ts';

/**
 * Finds the greatest elongations of Venus in the range of a request.
 *
 * @throws Problem `DatetimeOutOfRange` if either end lies outside the ephemeris files
 */
export function searchElongations(
  request: VenusRangeRequest,
  ephemeris: Ephemeris,
): RangeResult<PlacedEvent<GreatestElongation>> {
  return searchRange(request, ephemeris, {
    find: (sky, window) => findGreatestElongations({ sky, body: 'venus', window }),
    place: placeEvent,
  });
}
