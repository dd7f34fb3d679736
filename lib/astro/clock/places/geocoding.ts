import type { Warning } from '../../../base/warning.ts';
import type { GazetteerPlace, PlaceNameMatches } from './gazetteer.ts';

/** A place as a geocoder returns it. */
export interface GeocodedPlace extends Omit<GazetteerPlace, 'population'> {
  readonly postal_code?: string;
  /** Great-circle distance from the requested coordinates. */
  readonly distanceKm?: number;
}

/** Result of a geocoder with its attribution and warnings. */
export interface Geocoded<Found> {
  readonly result: Found;
  /** Attribution that the license of the data requires. */
  readonly attribution: string;
  readonly warnings: readonly Warning[];
}

/** Finds places by name or coordinates, in embedded data or through a service on the network. */
export interface GeocodingProvider {
  /** Places that match a query, the best first; empty where none does. */
  search(query: string, limit: number): Promise<Geocoded<readonly GeocodedPlace[]>>;
  /**
   * Places that a text names in full.
   *
   * @param countryCode ISO 3166-1 alpha-2 in capitals; undefined: any country
   */
  matchName(text: string, countryCode: string | undefined): Promise<Geocoded<PlaceNameMatches>>;
  /**
   * The place at a point.
   *
   * @param latitudeDeg  north positive, `[-90, 90]`
   * @param longitudeDeg east positive, `[-180, 180]`
   * @returns `result` undefined where the provider has no place there
   */
  reverse(latitudeDeg: number, longitudeDeg: number): Promise<Geocoded<GeocodedPlace | undefined>>;
}
