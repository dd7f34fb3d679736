import type { GazetteerPlace } from './gazetteer.ts';

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
