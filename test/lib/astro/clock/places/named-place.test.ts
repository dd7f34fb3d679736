import { describe, expect, it } from 'vitest';
import { AmbiguousPlaceError, PlaceNotFoundError } from '../../../../../lib/astro/clock/places/errors.ts';
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

describe('the only place of a name', () => {
  it.each(['best', 'reject'] as const)('is taken with policy %s, without alternatives', (policy) => {
    expect(choose([ash('East', 12)], {}, policy)).toEqual({
      display_name: 'Ash, East, Nowhere',
      latitude: 0,
      longitude: 0,
      country_code: 'ZZ',
      state: 'East',
      match: 'only',
      alternatives: [],
    });
  });

  it('names the parts that were not understood', () => {
    expect(choose([ash('East', 12)], { unknownParts: ['Bayern'] }).unknown_parts).toEqual(['Bayern']);
  });

  it('is refused by policy reject when a part was not understood', () => {
    expect(listCandidates(() => choose([ash('East', 12)], { unknownParts: ['Bayern'] }, 'reject'))).toHaveLength(1);
  });
});

describe('of several places', () => {
  it('the largest is taken with five times the population of the next one', () => {
    const { display_name, match, alternatives } = choose([ash('West', 20), ash('East', 100)]);
    expect([display_name, match]).toEqual(['Ash, East, Nowhere', 'largest']);
    expect(alternatives).toEqual([expect.objectContaining({ display_name: 'Ash, West, Nowhere', population: 20 })]);
  });

  it('none is taken with less', () => {
    expect(listCandidates(() => choose([ash('West', 20), ash('East', 99)]))).toEqual([
      'Ash, East, Nowhere',
      'Ash, West, Nowhere',
    ]);
  });

  it('none is taken with policy reject', () => {
    expect(listCandidates(() => choose([ash('West', 1), ash('East', 1_000_000)], {}, 'reject'))).toHaveLength(2);
  });

  it('a city of 100 000 is taken over one of unknown population, a smaller place is not', () => {
    expect(choose([ash('West', 0), ash('East', 100_000)]).alternatives[0]).not.toHaveProperty('population');
    expect(listCandidates(() => choose([ash('West', 0), ash('East', 99_999)]))).toHaveLength(2);
  });

  it('the one is taken whose display name is the whole text', () => {
    const request = { name: 'ash, west, nowhere', countryCode: undefined, policy: 'reject' } as const;
    const matches = { exact: [ash('East', 100), ash('West', 1)], unknownParts: [], similar: [] };
    expect(choosePlace(request, matches)).toMatchObject({ display_name: 'Ash, West, Nowhere', match: 'only' });
  });

  it('two of one state within 20 km are one, two further apart are not', () => {
    expect(choose([ash('East', 9), ash('East', 0, 0.17)]).match).toBe('only');
    expect(listCandidates(() => choose([ash('East', 9), ash('East', 0, 0.19)]))).toHaveLength(2);
  });

  it('at most five are alternatives and ten are candidates, the largest first', () => {
    const many = Array.from({ length: 12 }, (_, index) => ash(`State ${index}`, index));
    expect(choose([...many, ash('East', 1_000_000)]).alternatives.map(({ population }) => population)).toEqual([
      11, 10, 9, 8, 7,
    ]);
    expect(listCandidates(() => choose(many)).slice(0, 2)).toEqual([
      'Ash, State 11, Nowhere',
      'Ash, State 10, Nowhere',
    ]);
    expect(listCandidates(() => choose(many))).toHaveLength(10);
  });
});

it('a name that no place has is refused with at most five similar names', () => {
  const similar = Array.from({ length: 7 }, (_, index) => ({ display_name: `Oak ${index}` }));
  const run = () => choose([], { similar });
  expect(run).toThrow(PlaceNotFoundError);
  expect(run).toThrow(
    expect.objectContaining({ place: { name: 'Ash', nearest: ['Oak 0', 'Oak 1', 'Oak 2', 'Oak 3', 'Oak 4'] } }),
  );
});
