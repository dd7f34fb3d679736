import * as z from 'zod';
import type { GeocoderDialect, PlaceWithoutZone } from './external.ts';
import { featuresSchema, type GeocoderFeature, optionalText } from './features.ts';
import { joinPlaceParts } from './place-parts.ts';

const Properties = z.object({
  name: optionalText,
  type: optionalText,
  city: optionalText,
  district: optionalText,
  state: optionalText,
  country: optionalText,
  countrycode: optionalText,
  postcode: optionalText,
});

const Answer = featuresSchema(Properties);

type Feature = GeocoderFeature<z.output<typeof Properties>>;

/** Layers of inhabited places, from the city down to its parts. */
const PLACE_LAYERS = ['city', 'district', 'locality'];

/** Photon's default radius of one kilometer contains no place in most rural areas. */
const REVERSE_RADIUS_KM = '20';

/**
 * Search and reverse look-up of Photon.
 *
 * @source github.com/komoot/photon, docs/api-v1.md: parameters, and the GeocodeJSON properties of the answers
 */
export const PHOTON: GeocoderDialect = {
  attribution: '© OpenStreetMap contributors, ODbL 1.0, https://www.openstreetmap.org/copyright; search by Photon',
  searchPath(query, limit) {
    const parameters = new URLSearchParams({ q: query, limit: String(limit), lang: 'en' });
    for (const layer of PLACE_LAYERS) parameters.append('layer', layer);
    return `api?${parameters}`;
  },
  reversePath(latitudeDeg, longitudeDeg) {
    const place = { lat: String(latitudeDeg), lon: String(longitudeDeg) };
    return `reverse?${new URLSearchParams({ ...place, radius: REVERSE_RADIUS_KM, limit: '1', lang: 'en' })}`;
  },
  readSearch: (answer) => ({ places: Answer.parse(answer).features.flatMap((feature) => toPlaces(feature, 'itself')) }),
  readReverse: (answer) => ({ places: Answer.parse(answer).features.flatMap((feature) => toPlaces(feature, 'city')) }),
};

/** Converts a feature, or with `city` the city that contains it, to a place: a street is not a birthplace. */
function toPlaces({ geometry, properties }: Feature, scope: 'itself' | 'city'): PlaceWithoutZone[] {
  const { name, type, district, state, country, countrycode: countryCode, postcode } = properties;
  const city = properties.city ?? (type === 'city' ? name : undefined);
  const called = scope === 'city' ? (city ?? district ?? name) : name;
  return joinPlaceParts({
    name: called,
    state,
    city,
    postcode,
    country,
    countryCode,
    coordinates: geometry.coordinates,
  });
}
