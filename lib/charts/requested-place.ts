import type { PlaceMatch } from '../astro/clock/places/named-place.ts';
import type { GeoPlace } from '../astro/port.ts';
import { createWarning, type Warning } from '../base/warning.ts';
import type { Location } from '../requests/location.ts';

/** A place of a request. */
export interface RequestedPlace extends GeoPlace {
  /** Present where the request gives the place by its name. */
  readonly match?: PlaceMatch;
}

/** The place of a location; the default elevation is sea level. */
export function toRequestedPlace({ latitude, longitude, elevation = 0, place }: Location): RequestedPlace {
  return {
    latitudeDeg: latitude.decimal,
    longitudeDeg: longitude.decimal,
    elevationM: elevation,
    ...(place && { match: place }),
  };
}

/** Warning about a name that was taken for one of several places, or of which a part was ignored. */
export function createPlaceChoiceWarnings({ match }: RequestedPlace): Warning[] {
  if (!match) return [];
  const { display_name, alternatives, unknown_parts = [] } = match;
  const [next] = alternatives;
  const choice = next
    ? [
        `${display_name} was taken for the place; it is far larger than others of this name, such as ${next.display_name}.`,
      ]
    : [];
  const unknown = unknown_parts.map(
    (part) => `“${part}” is no known state or country and was not used to find the place; ${display_name} was taken.`,
  );
  return [...choice, ...unknown].map((message) => createWarning('PlaceChosen', message));
}
