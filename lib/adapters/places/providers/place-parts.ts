import type { PlaceWithoutZone } from './external.ts';

type Text = string | null | undefined;

/** Members of a geocoder's feature under names common to all geocoders. */
interface PlaceParts {
  readonly name: Text;
  readonly state: Text;
  readonly city: Text;
  readonly postcode: Text;
  readonly country: Text;
  readonly countryCode: Text;
  /** In GeoJSON order: longitude first. */
  readonly coordinates: readonly [number, number, ...number[]];
}

/** Builds the place of a feature; returns an empty list when it has no name or country, as on the high seas. */
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

/** Joins the parts with commas; drops empty parts and parts equal to the one before. */
function joinDisplayName(...parts: readonly Text[]): string {
  const presentParts = parts.filter((part) => typeof part === 'string' && part !== '');
  return presentParts.filter((part, index) => part !== presentParts[index - 1]).join(', ');
}
