import type { GeocodedPlace, GeocodingProvider } from '../../lib/astro/clock/places/geocoding.ts';
import type { ZoneLookup } from '../../lib/astro/clock/places/zone-lookup.ts';
import { createZoneWarnings } from '../../lib/charts/zone-warnings.ts';

/** Services needed to look up a place. */
export interface PlaceServices {
  readonly geocoder: GeocodingProvider;
  readonly zoneLookup: ZoneLookup;
}

/** A point with the member names of the query parameters. */
interface QueryPoint {
  readonly lat: number;
  readonly lng: number;
}

const DISTANCE_DECIMALS = 3;

/** Finds places that match a query. */
export async function findPlaces(query: string, limit: number, { geocoder, zoneLookup }: PlaceServices) {
  const { result, attribution, warnings } = await geocoder.search(query, limit);
  const results = result.map(({ distanceKm: _, ...place }) => place);
  return {
    data: { query, results, count: results.length },
    attribution: joinCredits(attribution, zoneLookup),
    warnings: [...warnings],
  };
}

/**
 * Finds the nearest place and the zone of a point. The zone is the point's own, as the nearest town may be in another.
 */
export async function findPlaceAt({ lat, lng }: QueryPoint, { geocoder, zoneLookup }: PlaceServices) {
  const { result, attribution, warnings } = await geocoder.reverse(lat, lng);
  const zone = zoneLookup.zonesAt(lat, lng);
  return {
    data: {
      coordinates: { latitude: lat, longitude: lng },
      ...(result && { location: toLocationRecord(result, zone.timezone) }),
    },
    attribution: joinCredits(attribution, zoneLookup),
    warnings: [...warnings, ...createZoneWarnings(zone)],
  };
}

function toLocationRecord(place: GeocodedPlace, timezone: string) {
  const { latitude: _, longitude: __, distanceKm, ...named } = place;
  const distance = distanceKm === undefined ? {} : { distance_km: Number(distanceKm.toFixed(DISTANCE_DECIMALS)) };
  return { ...named, ...distance, timezone };
}

/** Attributions of the places and the zones, without duplicates. */
function joinCredits(attribution: string, { attribution: ofZones }: ZoneLookup): string {
  return attribution === ofZones ? attribution : `${attribution}; ${ofZones}`;
}
