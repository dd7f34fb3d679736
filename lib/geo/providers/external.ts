import type { Geocoded, GeocodedPlace, GeocodingProvider } from '../../domain/places/geocoding.ts';
import type { ZoneLookup } from '../../domain/places/zone-lookup.ts';
import { type FetchManners, fetchJson } from './fetch-json.ts';

/** A place as it stands in a geocoder's answer: all but the zone, which none of them knows. */
export type PlaceWithoutZone = Omit<GeocodedPlace, 'timezone'>;

/** What a geocoder found. */
export interface GeocoderAnswer {
  readonly places: readonly PlaceWithoutZone[];
  /** As the answer itself states it. */
  readonly attribution?: string | undefined;
}

/** How one kind of geocoder is asked, and how its answers are read. */
export interface Dialect {
  /** For answers that state none. */
  readonly attribution: string;
  /** Path and query, seen from the geocoder's base address. */
  searchPath(query: string, limit: number): string;
  reversePath(latitudeDeg: number, longitudeDeg: number): string;
  /** @throws where the answer is nonsense */
  readSearch(answer: unknown): GeocoderAnswer;
  readReverse(answer: unknown): GeocoderAnswer;
}

interface Parts {
  readonly dialect: Dialect;
  readonly baseUrl: string;
  readonly manners: FetchManners;
  readonly zoneLookup: ZoneLookup;
}

/** A geocoder on the network. Its methods reject where it does not answer, too late, or with nonsense. */
export function externalProvider({ dialect, baseUrl, manners, zoneLookup }: Parts): GeocodingProvider {
  const ask = (path: string): Promise<unknown> =>
    fetchJson(new URL(path, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`), manners);
  const withZone = (place: PlaceWithoutZone): GeocodedPlace => ({
    ...place,
    timezone: zoneLookup.zonesAt(place.latitude, place.longitude).timezone,
  });
  const credited = <Found>(found: Found, attribution = dialect.attribution): Geocoded<Found> => ({
    result: found,
    attribution,
    warnings: [],
  });
  return {
    async search(query, limit) {
      const { places, attribution } = dialect.readSearch(await ask(dialect.searchPath(query, limit)));
      return credited(places.slice(0, limit).map(withZone), attribution);
    },
    async reverse(latitudeDeg, longitudeDeg) {
      const { places, attribution } = dialect.readReverse(await ask(dialect.reversePath(latitudeDeg, longitudeDeg)));
      return credited(places.slice(0, 1).map(withZone)[0], attribution);
    },
  };
}
