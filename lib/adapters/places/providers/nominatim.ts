import * as z from 'zod';
import type { GeocoderAnswer, GeocoderDialect, PlaceWithoutZone } from './external.ts';
import { featuresSchema, type GeocoderFeature, optionalText } from './features.ts';
import { joinPlaceParts } from './place-parts.ts';

/** Settlement kinds from largest to smallest; the first one present in an address is its city. */
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

const Answer = featuresSchema(Properties);

/** Answer of a reverse look-up for a point without data. */
const NothingFound = z.object({ error: z.literal('Unable to geocode') });

type Feature = GeocoderFeature<z.output<typeof Properties>>;

/** Level of detail of a reverse look-up: villages and suburbs, but no streets. */
const VILLAGE_ZOOM = '13';

/**
 * Search and reverse look-up of Nominatim.
 *
 * @source nominatim.org/release-docs/latest/api: Search, Reverse, and Output with the members of `address`
 */
export const NOMINATIM: GeocoderDialect = {
  attribution: '© OpenStreetMap contributors, ODbL 1.0, https://www.openstreetmap.org/copyright',
  searchPath(query, limit) {
    return `search?${createParameters({ q: query, limit: String(limit), featureType: 'settlement' })}`;
  },
  reversePath(latitudeDeg, longitudeDeg) {
    return `reverse?${createParameters({ lat: String(latitudeDeg), lon: String(longitudeDeg), zoom: VILLAGE_ZOOM })}`;
  },
  readSearch: readAnswer,
  readReverse: (answer) => (NothingFound.safeParse(answer).success ? { places: [] } : readAnswer(answer)),
};

function createParameters(own: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams({ ...own, format: 'geojson', addressdetails: '1', 'accept-language': 'en' });
}

function readAnswer(answer: unknown): GeocoderAnswer {
  const { features, licence } = Answer.parse(answer);
  return { places: features.flatMap(toPlaces), attribution: licence };
}

function toPlaces({ geometry, properties: { name, address } }: Feature): PlaceWithoutZone[] {
  const { state, country, country_code: countryCode, postcode } = address;
  const city = SETTLEMENTS.map((kind) => address[kind]).find(Boolean);
  return joinPlaceParts({
    name: name ?? city,
    state,
    city,
    postcode,
    country,
    countryCode,
    coordinates: geometry.coordinates,
  });
}
