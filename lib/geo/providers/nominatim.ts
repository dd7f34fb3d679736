import * as z from 'zod';
import type { Dialect, GeocoderAnswer, PlaceWithoutZone } from './external.ts';
import { type FeatureOf, featuresWith, optionalText } from './features.ts';
import { placeOfParts } from './place-of-parts.ts';

/** From the largest settlement to the smallest: the first that an address has is its city. */
const SETTLEMENTS = ['city', 'town', 'municipality', 'village', 'hamlet', 'suburb'] as const;

const Properties = z.object({
  name: optionalText,
  address: z.object({
    city: optionalText,
    town: optionalText,
    municipality: optionalText,
    village: optionalText,
    hamlet: optionalText,
    suburb: optionalText,
    state: optionalText,
    postcode: optionalText,
    country: optionalText,
    country_code: optionalText,
  }),
});

const Answer = featuresWith(Properties);

/** What a reverse look-up says of a point that no data cover. */
const NothingThere = z.object({ error: z.literal('Unable to geocode') });

type Feature = FeatureOf<z.output<typeof Properties>>;

/** Level of detail of a reverse look-up: villages and suburbs, no streets. */
const VILLAGE_ZOOM = '13';

/**
 * Nominatim's search and reverse look-up.
 *
 * @source nominatim.org/release-docs/latest/api: Search, Reverse, and Output with the members of `address`
 */
export const NOMINATIM: Dialect = {
  attribution: '© OpenStreetMap contributors, ODbL 1.0, https://www.openstreetmap.org/copyright',
  searchPath(query, limit) {
    return `search?${parameters({ q: query, limit: String(limit), featureType: 'settlement' })}`;
  },
  reversePath(latitudeDeg, longitudeDeg) {
    return `reverse?${parameters({ lat: String(latitudeDeg), lon: String(longitudeDeg), zoom: VILLAGE_ZOOM })}`;
  },
  readSearch: read,
  readReverse: (answer) => (NothingThere.safeParse(answer).success ? { places: [] } : read(answer)),
};

function parameters(own: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams({ ...own, format: 'geojson', addressdetails: '1', 'accept-language': 'en' });
}

function read(answer: unknown): GeocoderAnswer {
  const { features, licence } = Answer.parse(answer);
  return { places: features.flatMap(placeOf), attribution: licence };
}

function placeOf({ geometry, properties: { name, address } }: Feature): PlaceWithoutZone[] {
  const { state, country, country_code: countryCode, postcode } = address;
  const city = SETTLEMENTS.map((kind) => address[kind]).find(Boolean);
  return placeOfParts({
    name: name ?? city,
    state,
    city,
    postcode,
    country,
    countryCode,
    coordinates: geometry.coordinates,
  });
}
