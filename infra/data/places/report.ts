import { isDeepStrictEqual } from 'node:util';
import { readOtherNames } from '../../../layers/places/build/gazetteer/exonyms.ts';
import type { Sources } from '../../../layers/places/build/gazetteer/sources.ts';
import { counted, countOfNew, grouped, some } from '../words.ts';
import type { Pair, PlaceComparison } from './compare.ts';
import { type Entry, titleOf } from './entries.ts';

/** Two gazetteers, with the tables of other names that they were built from. */
export interface WholeComparison extends PlaceComparison {
  readonly otherNames: { readonly before: string; readonly after: string };
}

/** What is less is a correction that nobody sees on a chart. */
const MOVED_KM = 1;
/** More than this share of the places, of their inhabitants' numbers or of other names does not go by itself. */
const LARGEST_LOSS = 0.01;
const MOST_EXAMPLES = 5;

const inhabitants = (entry: Entry): string => `${titleOf(entry)}, ${counted(entry.population, 'inhabitant')}`;

/** A sentence with the largest examples; none where there is nothing. */
function examples(title: string, texts: readonly string[]): readonly string[] {
  return texts.length === 0 ? [] : [`${title}: ${some(texts, MOST_EXAMPLES)}`];
}

const byInhabitants = (entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((a, b) => b.population - a.population);

interface Kinds {
  readonly moved: readonly Pair[];
  readonly renamed: readonly Pair[];
  readonly zone: readonly Pair[];
  readonly population: readonly Pair[];
}

function kindsOf(pairs: readonly Pair[]): Kinds {
  const growth = ({ before, after }: Pair): number => Math.abs(after.population - before.population);
  return {
    moved: pairs.filter(({ movedKm }) => movedKm >= MOVED_KM).toSorted((a, b) => b.movedKm - a.movedKm),
    renamed: pairs
      .filter(({ before, after }) => before.name !== after.name)
      .toSorted((a, b) => b.after.population - a.after.population),
    zone: pairs
      .filter(({ before, after }) => before.timezone !== after.timezone)
      .toSorted((a, b) => b.after.population - a.after.population),
    population: pairs.filter((pair) => growth(pair) > 0).toSorted((a, b) => growth(b) - growth(a)),
  };
}

/** What is different, in sentences; the largest places, distances and changes first. */
export function changesOfPlaces({
  before,
  after,
  added,
  removed,
  pairs,
  otherNames,
}: WholeComparison): readonly string[] {
  const { moved, renamed, zone, population } = kindsOf(pairs);
  const summary = [
    `${grouped(added.length)} added`,
    `${grouped(removed.length)} removed`,
    `${grouped(moved.length)} moved by a kilometre or more`,
    `${grouped(renamed.length)} renamed`,
    `${grouped(zone.length)} in another time zone`,
    `${grouped(population.length)} with another number of inhabitants`,
  ].join(', ');
  return [
    `Places ${grouped(before.length)} → ${grouped(after.length)}: ${summary}.`,
    ...examples('Added', byInhabitants(added).map(inhabitants)),
    ...examples('Removed', byInhabitants(removed).map(inhabitants)),
    ...examples(
      'Moved',
      moved.map((pair) => `${titleOf(pair.after)} by ${pair.movedKm.toFixed(1)} km`),
    ),
    ...examples(
      'Renamed',
      renamed.map((pair) => `${titleOf(pair.before)} is ${pair.after.name}`),
    ),
    ...examples(
      'Time zone',
      zone.map((pair) => `${titleOf(pair.after)} from ${pair.before.timezone} to ${pair.after.timezone}`),
    ),
    ...examples(
      'Inhabitants',
      population.map(
        (pair) => `${titleOf(pair.after)} from ${grouped(pair.before.population)} to ${grouped(pair.after.population)}`,
      ),
    ),
    ...changesOfOtherNames(otherNames),
  ];
}

/** Place and name in one text, for each other name. */
function otherNamesIn(table: string): ReadonlySet<string> {
  return new Set([...readOtherNames(table)].flatMap(([key, names]) => names.map((name) => `${key}\t${name}`)));
}

function changesOfOtherNames({ before, after }: WholeComparison['otherNames']): readonly string[] {
  const [old, now] = [otherNamesIn(before), otherNamesIn(after)];
  const [gone, come] = [countOfNew(old, now), countOfNew(now, old)];
  if (gone + come === 0) return [];
  return [`Other names: ${grouped(come)} added, ${grouped(gone)} removed; look through the diff of exonyms.tsv.`];
}

/** Packages that are pinned in place of others. */
export function changesOfSources(before: Sources, after: Sources): readonly string[] {
  const names = Object.keys(after) as readonly (keyof Sources)[];
  return names
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .map((name) => `Pinned: ${name}@${after[name].version} in place of ${before[name].version}`);
}

/** Other names in a country, wherever they are: places are moved, and keep theirs. */
function otherNamesByCountry(table: string): ReadonlySet<string> {
  const countryOf = (key: string): string => key.slice(0, key.indexOf('\t'));
  const named = [...readOtherNames(table)];
  return new Set(named.flatMap(([key, names]) => names.map((name) => `${countryOf(key)}\t${name}`)));
}

/** `2 of 8 places`, where that is more than ever goes by itself. */
function largeLoss(gone: number, all: number, of: string): readonly string[] {
  return gone > LARGEST_LOSS * all ? [`${grouped(gone)} of ${grouped(all)} ${of}`] : [];
}

/** Countries without a place left, and more at once of places, numbers of inhabitants and names than is ever given up. */
export function lossesOfPlaces({ before, after, removed, pairs, otherNames }: WholeComparison): readonly string[] {
  const countries = new Set(after.map(({ country }) => country));
  const gone = [...new Set(before.map(({ country }) => country))].filter((country) => !countries.has(country));
  const inhabited = pairs.filter((pair) => pair.before.population > 0);
  const emptied = inhabited.filter((pair) => pair.after.population === 0);
  const [old, now] = [otherNamesByCountry(otherNames.before), otherNamesByCountry(otherNames.after)];
  return [
    ...gone.map((country) => `every place of ${country}`),
    ...largeLoss(removed.length, before.length, 'places'),
    ...largeLoss(emptied.length, inhabited.length, 'numbers of inhabitants'),
    ...largeLoss(countOfNew(old, now), old.size, 'other names'),
  ];
}
