import type { Geocoded, GeocodedPlace, GeocodingProvider } from '../../domain/places/geocoding.ts';
import type { ZoneLookup } from '../../domain/places/zone-lookup.ts';
import { type FetchOptions, fetchJson } from './fetch-json.ts';

/** A place as it stands in a geocoder's answer: all but the zone, which none of them knows. */
export type PlaceWithoutZone = Omit<GeocodedPlace, 'timezone'>;

/** What a geocoder found. */
export interface GeocoderAnswer {
  readonly places: readonly PlaceWithoutZone[];
  /** As the answer itself states it. */
  readonly attribution?: string | undefined;
}

/** How one kind of geocoder is asked, and how its answers are read. */
export interface GeocoderDialect {
  /** For answers that state none. */
  readonly attribution: string;
  /** Path and query, seen from the geocoder's base address. */
  searchPath(query: string, limit: number): string;
  reversePath(latitudeDeg: number, longitudeDeg: number): string;
  /** @throws where the answer is nonsense */
  readSearch(answer: unknown): GeocoderAnswer;
  readReverse(answer: unknown): GeocoderAnswer;
}

interface ExternalProviderParts {
  readonly dialect: GeocoderDialect;
  readonly baseUrl: string;
  readonly fetchOptions: FetchOptions;
  readonly zoneLookup: ZoneLookup;
}

/** A geocoder on the network. Its methods reject where it does not answer, too late, or with nonsense. */
export function createExternalProvider({
  dialect,
  baseUrl,
  fetchOptions,
  zoneLookup,
}: ExternalProviderParts): GeocodingProvider {
  const ask = (path: string): Promise<unknown> =>
    fetchJson(new URL(path, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`), fetchOptions);
  const addZone = (place: PlaceWithoutZone): GeocodedPlace => ({
    ...place,
    timezone: zoneLookup.zonesAt(place.latitude, place.longitude).timezone,
  });
  const addAttribution = <Found>(result: Found, attribution = dialect.attribution): Geocoded<Found> => ({
    result,
    attribution,
    warnings: [],
  });
  return {
    async search(query, limit) {
      const { places, attribution } = dialect.readSearch(await ask(dialect.searchPath(query, limit)));
      return addAttribution(places.slice(0, limit).map(addZone), attribution);
    },
    async reverse(latitudeDeg, longitudeDeg) {
      const { places, attribution } = dialect.readReverse(await ask(dialect.reversePath(latitudeDeg, longitudeDeg)));
      return addAttribution(places.slice(0, 1).map(addZone)[0], attribution);
    },
  };
}
