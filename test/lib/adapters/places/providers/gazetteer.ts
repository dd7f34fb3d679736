import type { Gazetteer, GazetteerPlace } from '../../../../../lib/astro/clock/places/gazetteer.ts';

export const HARBOUR: GazetteerPlace = {
  name: 'Harbour',
  display_name: 'Harbour, Somewhere',
  latitude: 1,
  longitude: 2,
  country: 'Somewhere',
  country_code: 'ZZ',
  timezone: 'Europe/Oslo',
  population: 12,
};

/** A gazetteer with one place, which is 300 km from every point. */
export const GAZETTEER: Gazetteer = {
  attribution: 'A gazetteer of one place',
  search: (query, limit) => (query === HARBOUR.name ? [HARBOUR].slice(0, limit) : []),
  matchName: (text) => ({ exact: text === HARBOUR.name ? [HARBOUR] : [], unknownParts: [], similar: [HARBOUR] }),
  nearest: (_latitudeDeg, _longitudeDeg, { withinKm = Number.POSITIVE_INFINITY } = {}) =>
    withinKm < 300 ? undefined : { place: HARBOUR, distanceKm: 300 },
};
