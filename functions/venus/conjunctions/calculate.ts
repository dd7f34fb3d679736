import { findVenusConjunctions } from '../../../lib/astro/sky/venus/conjunctions.ts';
import { type PlacedConjunction, placeConjunction } from '../place-events.ts';
import type { VenusRangeRequest } from '../range-request.ts';
import { type RangeResult, searchRange } from '../search-range.ts';
import type { VenusServices } from '../venus-sky.ts';

/**
 * Finds the conjunctions of Venus with the Sun in the range of a request.
 *
 * @throws Problem `DatetimeOutOfRange` if either end lies outside the ephemeris files
 */
export function searchConjunctions(
  request: VenusRangeRequest,
  services: VenusServices,
): RangeResult<PlacedConjunction> {
  return searchRange(request, services, { find: findVenusConjunctions, place: placeConjunction });
}
