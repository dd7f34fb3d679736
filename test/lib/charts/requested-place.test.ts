import { describe, expect, it } from 'vitest';
import type { PlaceMatch } from '../../../lib/astro/clock/places/named-place.ts';
import { createPlaceChoiceWarnings, toRequestedPlace } from '../../../lib/charts/requested-place.ts';

const ASH: PlaceMatch = {
  display_name: 'Ash, East',
  latitude: 1,
  longitude: 2,
  country_code: 'ZZ',
  match: 'only',
  alternatives: [],
};
const OTHER_ASH = { display_name: 'Ash, West', latitude: 3, longitude: 4, country_code: 'ZZ' };

const coordinates = { latitude: { decimal: 1 }, longitude: { decimal: 2 } };
const warningsAbout = (place?: PlaceMatch) =>
  createPlaceChoiceWarnings(toRequestedPlace({ ...coordinates, ...(place && { place }) }));

describe('a place of a request', () => {
  it('lies at sea level where no elevation is stated', () => {
    expect(toRequestedPlace(coordinates)).toEqual({ latitudeDeg: 1, longitudeDeg: 2, elevationM: 0 });
  });

  it('keeps what its name was taken for', () => {
    expect(toRequestedPlace({ ...coordinates, elevation: 7, place: ASH })).toMatchObject({ elevationM: 7, match: ASH });
  });
});

describe('PlaceChosen', () => {
  it('is not given for coordinates or the only place of a name', () => {
    expect([...warningsAbout(), ...warningsAbout(ASH)]).toEqual([]);
  });

  it('names the place that was taken and the largest other one', () => {
    const message = 'Ash, East was taken for the place; it is far larger than others of this name, such as Ash, West.';
    const chosen = { ...ASH, match: 'largest', alternatives: [OTHER_ASH] } as const;
    expect(warningsAbout(chosen)).toEqual([{ code: 'PlaceChosen', message }]);
  });

  it('names each part of the name that was ignored', () => {
    const messages = warningsAbout({ ...ASH, unknown_parts: ['Oost', '75460'] }).map(({ message }) => message);
    expect(messages).toEqual([
      '“Oost” is no known state or country and was not used to find the place; Ash, East was taken.',
      '“75460” is no known state or country and was not used to find the place; Ash, East was taken.',
    ]);
  });
});
