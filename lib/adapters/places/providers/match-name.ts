import { foldName } from '../../../astro/clock/places/fold.ts';
import type { PlaceNameMatches } from '../../../astro/clock/places/gazetteer.ts';
import type { GeocodedPlace } from '../../../astro/clock/places/geocoding.ts';
import { listNameReadings, splitAtCommas } from '../../../astro/clock/places/name-readings.ts';

/**
 * The places of a geocoder's answer that a text names in full. A geocoder states no population, and of the regions in a
 * text those count that the display name of a place repeats.
 *
 * @param countryCode ISO 3166-1 alpha-2 in capitals; undefined: any country
 */
export function matchGeocodedPlaces(
  text: string,
  countryCode: string | undefined,
  places: readonly GeocodedPlace[],
): PlaceNameMatches {
  const parts = splitAtCommas(text);
  const names = new Set(listNameReadings(parts).flatMap((group) => group.map(({ name }) => name)));
  const named = places.filter(
    (place) => names.has(foldName(place.name)) && (countryCode ?? place.country_code) === place.country_code,
  );
  const known = parts.slice(1).filter((part) => named.some((place) => lists(place, part)));
  const exact = named.filter((place) => known.every((part) => lists(place, part)));
  return {
    exact: exact.map((place) => ({ ...place, population: 0 })),
    unknownParts: exact.length === 0 ? [] : parts.slice(1).filter((part) => !known.includes(part)),
    similar: exact.length === 0 ? places : [],
  };
}

/** Whether a part of a text is one of the parts of a place's display name, or the code of its country. */
function lists({ display_name, country_code }: GeocodedPlace, part: string): boolean {
  return [...splitAtCommas(display_name), country_code].map(foldName).includes(foldName(part));
}
