import type { PlaceWithoutZone } from './external.ts';

type Text = string | null | undefined;

/** What a geocoder's feature says of a place, whatever it calls the members. */
interface PlaceParts {
  readonly name: Text;
  readonly state: Text;
  readonly city: Text;
  readonly postcode: Text;
  readonly country: Text;
  readonly countryCode: Text;
  /** GeoJSON's order: longitude first. */
  readonly coordinates: readonly [number, number, ...number[]];
}

/** The place of a feature; none where it lacks name or country, as on the high seas. */
export function joinPlaceParts({
  name,
  state,
  city,
  postcode,
  country,
  countryCode,
  coordinates,
}: PlaceParts): PlaceWithoutZone[] {
  if (!name || !country || !countryCode) return [];
  const [longitude, latitude] = coordinates;
  return [
    {
      name,
      display_name: joinDisplayName(name, state, country),
      latitude,
      longitude,
      country,
      country_code: countryCode.toUpperCase(),
      ...(state && { state }),
      ...(city && { city }),
      ...(postcode && { postal_code: postcode }),
    },
  ];
}

/** Name, state and country, each left out where it repeats the one before. */
function joinDisplayName(...parts: readonly Text[]): string {
  const presentParts = parts.filter((part) => typeof part === 'string' && part !== '');
  return presentParts.filter((part, index) => part !== presentParts[index - 1]).join(', ');
}
