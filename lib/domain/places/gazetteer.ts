/** A town, city or section of a city. */
export interface GazetteerPlace {
  /** As GeoNames lists it: in English where that is usual (Munich, Florence), else in its own language (Köln). */
  readonly name: string;
  /** Name, state and country, each left out where it repeats the one before: `Paris, Texas, United States`. */
  readonly display_name: string;
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
  /** English name of the country. */
  readonly country: string;
  /** ISO 3166-1 alpha-2. */
  readonly country_code: string;
  /** First-level division: state, province, region. */
  readonly state?: string;
  /** The city that a section belongs to; of any other place its own name. */
  readonly city?: string;
  /** IANA name. */
  readonly timezone: string;
  /** Inhabitants, 0 where not known. For ranking; answers leave it out. */
  readonly population: number;
}

export interface NearestPlace {
  readonly place: GazetteerPlace;
  /** Great-circle distance to the place itself, a city's centre also where one of its sections was nearest. */
  readonly distanceKm: number;
}

export interface NearestOptions {
  /** Nothing is found where the nearest place, or section of one, is farther away; no limit when left out. */
  readonly withinKm?: number;
}

/** Names to places and places to names, from data at hand: no network. */
export interface Gazetteer {
  /** Whom the data's licence asks to name. */
  readonly attribution: string;
  /** Places that a query may mean, the likeliest first; empty where nothing is like it. */
  search(query: string, limit: number): readonly GazetteerPlace[];
  /**
   * The nearest city, town or village; a city rather than its section.
   *
   * @param latitudeDeg  north positive, `[-90, 90]`
   * @param longitudeDeg east positive, `[-180, 180]`
   * @returns undefined where none is within `withinKm`
   */
  nearest(latitudeDeg: number, longitudeDeg: number, options?: NearestOptions): NearestPlace | undefined;
}
