/** A place by its name; `population` is 0 where unknown. */
export type NamedPlace = Pick<
  GazetteerPlace,
  'name' | 'display_name' | 'latitude' | 'longitude' | 'country_code' | 'state' | 'population'
>;

/** What is known of a text that names a place. */
export interface PlaceNameMatches {
  /**
   * Places with exactly this name, accents and apostrophes ignored, in the state or country that the text gives. Names
   * in other languages and former names count. A section of a city is left out where the city itself matches.
   */
  readonly exact: readonly NamedPlace[];
  /** Parts of the text that are no known state, country or city and do not restrict `exact`, as sent. */
  readonly unknownParts: readonly string[];
  /** Places with similar names, best first; only where `exact` is empty. */
  readonly similar: readonly Pick<NamedPlace, 'display_name'>[];
}

/** A town, city or section of a city. */
export interface GazetteerPlace {
  /** Name in GeoNames: English where that is usual (Munich, Florence), else local (Köln). */
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
  /** The city of a section; for any other place its own name. */
  readonly city?: string;
  /** IANA name. */
  readonly timezone: string;
  /** Inhabitants, 0 where not known. For ranking; answers leave it out. */
  readonly population: number;
}

interface NearestPlace {
  readonly place: GazetteerPlace;
  /** Great-circle distance to the place itself: to the center of a city, even where one of its sections is nearest. */
  readonly distanceKm: number;
}

export interface NearestOptions {
  /** Greatest distance of the nearest place or of a section of it; undefined: no limit. */
  readonly withinKm?: number;
}

/** Finds places by name or coordinates in embedded data, without a network. */
export interface Gazetteer {
  /** Attribution that the license of the data requires. */
  readonly attribution: string;
  /** Places that match a query, the best first; empty where none does. */
  search(query: string, limit: number): readonly GazetteerPlace[];
  /**
   * Places that a text names in full.
   *
   * @param countryCode ISO 3166-1 alpha-2 in capitals; undefined: any country
   */
  matchName(text: string, countryCode: string | undefined): PlaceNameMatches;
  /**
   * The nearest city, town or village. For a section of a city it returns the city.
   *
   * @param latitudeDeg  north positive, `[-90, 90]`
   * @param longitudeDeg east positive, `[-180, 180]`
   * @returns undefined where none is within `withinKm`
   */
  nearest(latitudeDeg: number, longitudeDeg: number, options?: NearestOptions): NearestPlace | undefined;
}
