import type { NamedPlace } from './gazetteer.ts';

/** A place that a name may mean, as answers show it. */
export interface PlaceCandidate {
  /** Names this place alone, unless its county has another one of this name. */
  readonly display_name: string;
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
  /** ISO 3166-1 alpha-2. */
  readonly country_code: string;
  readonly state?: string;
  /** Inhabitants; absent where unknown. */
  readonly population?: number;
}

export function toPlaceCandidate(place: NamedPlace): PlaceCandidate {
  const { display_name, latitude, longitude, country_code, state, population } = place;
  return {
    display_name,
    latitude,
    longitude,
    country_code,
    ...(state !== undefined && { state }),
    ...(population > 0 && { population }),
  };
}
