import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { readGazetteerFile } from '../../../lib/adapters/places/gazetteer/file.ts';
import { openGazetteer } from '../../../lib/adapters/places/gazetteer/open.ts';
import { createPlaceReader } from '../../../lib/adapters/places/gazetteer/place-rows.ts';
import { AmbiguousPlaceError, PlaceNotFoundError } from '../../../lib/astro/clock/places/errors.ts';
import type { GazetteerPlace } from '../../../lib/astro/clock/places/gazetteer.ts';
import { choosePlace } from '../../../lib/astro/clock/places/named-place.ts';
import { readTable } from './quality.ts';

const PATH = join(import.meta.dirname, '../../../layers/places/gazetteer.bin');
const gazetteer = openGazetteer(PATH);
const file = readGazetteerFile(PATH);
const placeAt = createPlaceReader(file);

interface Outcome {
  readonly outcome: string;
  /** The place that was taken, every candidate, or the nearest names. */
  readonly names: readonly string[];
}

function decide(name: string, countryCode?: string): Outcome {
  try {
    const request = { name, countryCode, policy: 'best' } as const;
    const { match, display_name } = choosePlace(request, gazetteer.matchName(name, countryCode));
    return { outcome: match, names: [display_name] };
  } catch (error) {
    if (error instanceof PlaceNotFoundError) return { outcome: 'missing', names: error.place.nearest };
    if (!(error instanceof AmbiguousPlaceError)) throw error;
    return { outcome: 'ambiguous', names: error.place.candidates.map(({ display_name }) => display_name) };
  }
}

describe('a name has the outcome that the rules promise', () => {
  const rows = readTable('named.csv');

  it('for at least 40 names', () => {
    expect(rows.length).toBeGreaterThanOrEqual(40);
  });

  it.each(rows)('%s in %s: %s %s', (name, countryCode, expected, displayName) => {
    const { outcome, names } = decide(name ?? '', countryCode || undefined);
    expect(outcome).toBe(expected);
    expect(outcome === 'ambiguous' ? names : names.slice(0, 1)).toContain(displayName);
  });
});

describe('the 500 largest cities', () => {
  const rows = [...file.columns.cities.keys()].filter((row) => file.columns.cities[row] === row).slice(0, 500);
  const cities = rows.map(placeAt);

  it('are what their display names are taken for', () => {
    const missed = cities.filter(({ display_name }) => {
      const { outcome, names } = decide(display_name);
      return outcome === 'ambiguous' || names[0] !== display_name;
    });
    expect(missed.map(({ display_name }) => display_name)).toEqual([]);
  });

  it('are never missed by their bare names, of which 14 are ambiguous as the guide states', () => {
    const outcomes = cities.map((city) => ({ city, ...decide(city.name) }));
    const missed = outcomes.filter(({ city, names }) => !names.includes(city.display_name));
    expect(missed.map(({ city }) => city.display_name)).toEqual([]);
    expect(outcomes.filter(({ outcome }) => outcome === 'ambiguous')).toHaveLength(14);
  });
});

test('the display name of a candidate means only places that have it', () => {
  const ambiguous = readTable('named.csv').filter(([, , outcome]) => outcome === 'ambiguous');
  const candidates = ambiguous.flatMap(([name = '', countryCode]) => decide(name, countryCode || undefined).names);
  expect(candidates.length).toBeGreaterThan(50);
  const missed = candidates.filter((candidate) => {
    const { names } = decide(candidate);
    return names.length === 0 || names.some((name) => name !== candidate);
  });
  expect(missed).toEqual([]);
});

/** A thousand rows all over the gazetteer, the same in every run. */
function pickPlaces(): readonly GazetteerPlace[] {
  const count = file.columns.populations.length;
  // Multiples of a prime modulo the number of rows meet no row twice.
  return Array.from({ length: 1000 }, (_, index) => placeAt((index * 104_729) % count));
}

test('a place is the only one of its display name, or among the candidates', () => {
  const places = pickPlaces();
  expect(new Set(places.map(({ population }) => population === 0)).size).toBe(2);
  const missed = places.filter(({ display_name }) => {
    const { outcome, names } = decide(display_name);
    return (outcome !== 'only' && outcome !== 'ambiguous') || !names.includes(display_name);
  });
  expect(missed.map(({ display_name }) => display_name)).toEqual([]);
});
