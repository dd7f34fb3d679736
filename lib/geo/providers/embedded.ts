import { warning } from '../../domain/chart/warning.ts';
import type { Gazetteer, Place } from '../../domain/places/gazetteer.ts';
import type { GeocodedPlace, GeocodingProvider } from '../../domain/places/geocoding.ts';

/** Beyond this the nearest place says little about the coordinates. */
const NEARBY_KM = 200;

/** The gazetteer that the service brings along. */
export function embeddedProvider(gazetteer: Gazetteer): GeocodingProvider {
  const { attribution } = gazetteer;
  return {
    search: async (query, limit) => ({
      found: gazetteer.search(query, limit).map(geocoded),
      attribution,
      warnings: [],
    }),
    async reverse(latitudeDeg, longitudeDeg) {
      const nearest = gazetteer.nearest(latitudeDeg, longitudeDeg);
      if (!nearest) return { found: undefined, attribution, warnings: [] };
      const { place, distanceKm } = nearest;
      const message = `${place.display_name} is the nearest place, ${Math.round(distanceKm)} km away.`;
      const warnings = distanceKm > NEARBY_KM ? [warning('PlaceFarAway', message)] : [];
      return { found: { ...geocoded(place), distanceKm }, attribution, warnings };
    },
  };
}

function geocoded({ population: _, ...place }: Place): GeocodedPlace {
  return place;
}
