import { expect, it } from 'vitest';
import { matchGeocodedPlaces } from '../../../../../lib/adapters/places/providers/match-name.ts';
import type { GeocodedPlace } from '../../../../../lib/astro/clock/places/geocoding.ts';

function place(name: string, state: string, country: 'US' | 'FR'): GeocodedPlace {
  const countryName = country === 'US' ? 'United States' : 'France';
  return {
    name,
    display_name: `${name}, ${state}, ${countryName}`,
    latitude: 1,
    longitude: 2,
    country: countryName,
    country_code: country,
    state,
    timezone: 'Etc/UTC',
  };
}

const PLACES = [
  place('Paris', 'Ile-de-France', 'FR'),
  place('Paris', 'Texas', 'US'),
  place('Paris Crossing', 'Indiana', 'US'),
];

const statesOf = (text: string, countryCode?: string) =>
  matchGeocodedPlaces(text, countryCode, PLACES).exact.map(({ state }) => state);

it('takes places of exactly the name', () => {
  expect(statesOf('paris')).toEqual(['Ile-de-France', 'Texas']);
  expect(statesOf('Pari')).toEqual([]);
});

it.each(['Paris, Texas', 'Paris, Texas, US', 'Paris, texas, United States'])(
  'restricts them to the regions of %s',
  (text) => {
    expect(statesOf(text)).toEqual(['Texas']);
  },
);

it('restricts them to the country of the code', () => {
  expect(statesOf('Paris', 'FR')).toEqual(['Ile-de-France']);
});

it('states the parts that no display name has, and knows no population', () => {
  const { exact, unknownParts } = matchGeocodedPlaces('Paris, Lone Star State', undefined, PLACES);
  expect(unknownParts).toEqual(['Lone Star State']);
  expect(exact.map(({ population }) => population)).toEqual([0, 0]);
});

it('offers all places as similar where none matches', () => {
  expect(matchGeocodedPlaces('Parys', undefined, PLACES).similar).toEqual(PLACES);
});
