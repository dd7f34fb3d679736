import { findVenusConjunctions } from '../../../lib/domain/venus/conjunctions.ts';
import type { Ephemeris } from '../../../lib/ephemeris/port.ts';
import { type PlacedConjunction, placeConjunction } from '../place-events.ts';
import type { VenusRangeRequest } from '../range-request.ts';
import { type RangeResult, searchRange } from '../search-range.ts';

/**
 * Finds the conjunctions of Venus with the Sun in the range of a request.
 *
 * @throws Problem `DatetimeOutOfRange` if either end lies outside the ephemeris files
 */
export function searchConjunctions(request: VenusRangeRequest, ephemeris: Ephemeris): RangeResult<PlacedConjunction> {
  return searchRange(request, ephemeris, { find: findVenusConjunctions, place: placeConjunction });
}
