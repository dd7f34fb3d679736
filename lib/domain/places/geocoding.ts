import type { Warning } from '../chart/warning.ts';
import type { GazetteerPlace } from './gazetteer.ts';

/** A place as a geocoder tells of it. */
export interface GeocodedPlace extends Omit<GazetteerPlace, 'population'> {
  readonly postal_code?: string;
  /** From the coordinates asked about, great circle. */
  readonly distanceKm?: number;
}

/** An answer with whom to name for it and what its reader should know. */
export interface Geocoded<Found> {
  readonly result: Found;
  /** What the data's licence asks to be shown. */
  readonly attribution: string;
  readonly warnings: readonly Warning[];
}

/** Names to places and places to names, from data at hand or from a service on the network. */
export interface GeocodingProvider {
  /** Places that a query may mean, the likeliest first; empty where nothing is like it. */
  search(query: string, limit: number): Promise<Geocoded<readonly GeocodedPlace[]>>;
  /**
   * What lies at a point.
   *
   * @param latitudeDeg  north positive, `[-90, 90]`
   * @param longitudeDeg east positive, `[-180, 180]`
   * @returns `found` undefined where the provider knows of nothing there
   */
  reverse(latitudeDeg: number, longitudeDeg: number): Promise<Geocoded<GeocodedPlace | undefined>>;
}
