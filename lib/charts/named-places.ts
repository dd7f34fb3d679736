import type { GeocodingProvider } from '../astro/clock/places/geocoding.ts';
import { choosePlace, type PlaceMatch, type PlaceRequest } from '../astro/clock/places/named-place.ts';

/**
 * Finds the place that a request names.
 *
 * @throws AmbiguousPlaceError, PlaceNotFoundError
 * @throws Problem `GeocoderUnavailable` where the operator chose a geocoder without a fallback and it does not answer
 */
export async function findNamedPlace(request: PlaceRequest, geocoder: GeocodingProvider): Promise<PlaceMatch> {
  const { result } = await geocoder.matchName(request.name, request.countryCode);
  return choosePlace(request, result);
}
