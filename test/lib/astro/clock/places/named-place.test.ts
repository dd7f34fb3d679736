import { describe, expect, it } from 'vitest';
import { AmbiguousPlaceError } from '../../../../../lib/astro/clock/places/errors.ts';
import type { NamedPlace, PlaceNameMatches } from '../../../../../lib/astro/clock/places/gazetteer.ts';
import { choosePlace, type PlacePolicy } from '../../../../../lib/astro/clock/places/named-place.ts';

/** A place called Ash, by default the only one of its state. */
function ash(state: string, population: number, latitude = 0): NamedPlace {
  const display_name = `Ash, ${state}, Nowhere`;
  return { name: 'Ash', display_name, state, latitude, longitude: 0, country_code: 'ZZ', population };
}

function choose(exact: readonly NamedPlace[], rest: Partial<PlaceNameMatches> = {}, policy: PlacePolicy = 'best') {
  return choosePlace(
    { name: 'Ash', countryCode: undefined, policy },
    { exact, unknownParts: [], similar: [], ...rest },
  );
}

/** Display names of the candidates of an ambiguous name. */
function listCandidates(run: () => unknown): readonly string[] {
  try {
    run();
  } catch (error) {
    if (error instanceof AmbiguousPlaceError) return error.place.candidates.map(({ display_name }) => display_name);
    throw error;
  }
  return expect.unreachable('the name is not ambiguous');
}

describe('of several places', () => {
  it('a city of 100 000 is taken over one of unknown population, a smaller place is not', () => {
    expect(choose([ash('West', 0), ash('East', 100_000)]).alternatives[0]).not.toHaveProperty('population');
    expect(listCandidates(() => choose([ash('West', 0), ash('East', 99_999)]))).toHaveLength(2);
  });

  it('two of one state within 20 km are one, two further apart are not', () => {
    expect(choose([ash('East', 9), ash('East', 0, 0.17)]).match).toBe('only');
    expect(listCandidates(() => choose([ash('East', 9), ash('East', 0, 0.19)]))).toHaveLength(2);
  });
});
