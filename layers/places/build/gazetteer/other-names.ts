import { foldName, foldWithoutApostrophes } from '../../../../lib/astro/clock/places/fold.ts';
import type { MergedPlace } from './merge.ts';
import type { City } from './read-sources.ts';

/** Smaller towns get no other names. */
const MIN_POPULATION = 30_000;
/** Below this population, most names of up to three Latin letters are codes or misspellings. Above it are Edo (Tokyo) and Åbo (Turku). */
const MIN_POPULATION_FOR_SHORT_NAMES = 100_000;
const CAPITAL = 'PPLC';

/**
 * Former names of capitals that GeoNames' table lacks.
 *
 * @source `Name Reverts to Oslo`, Evening Post (Wellington), 29 December 1924, page 7,
 * https://paperspast.natlib.govt.nz/newspapers/EP19241229.2.68; with K since 1877
 */
const FORMER_NAMES: Readonly<Record<string, readonly string[]>> = { Oslo: ['Christiania', 'Kristiania'] };

/** GeoNames' letter-by-letter transliterations have no capitals: `ba li` for 巴黎. */
const isTransliteration = (name: string): boolean => /[a-z]/.test(name) && !/\p{Lu}/u.test(name);
const isTooShort = (name: string): boolean => /^[\p{Script=Latin}\p{P}\s]{1,3}$/u.test(name);
const isCode = (name: string): boolean => /^[A-Z0-9]{2,4}$/.test(name);
const isAnnotated = (name: string): boolean => /[[\](){}|\t\d/:;]/.test(name);
const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .map((word) => word[0] ?? '')
    .join('')
    .toUpperCase();

/** Excludes codes, such as those of airports, but accepts initials: people write NYC. */
function isUsable(other: string, name: string, population: number): boolean {
  if (other === initialsOf(name)) return true;
  if (isCode(other) || isTransliteration(other) || isAnnotated(other)) return false;
  return population >= MIN_POPULATION_FOR_SHORT_NAMES || !isTooShort(other);
}

/** Exonyms, native and former names of a place, without its own name and without duplicates in folded form. */
export function selectOtherNames({ name, record }: MergedPlace): readonly string[] {
  if (record === undefined) return [];
  const names = record.name === name ? [] : [record.name];
  const isKnownAbroad = record.population >= MIN_POPULATION || record.featureCode === CAPITAL;
  if (isKnownAbroad) names.push(...record.otherNames.filter((other) => isUsable(other, name, record.population)));
  if (record.featureCode === CAPITAL) names.push(...(FORMER_NAMES[name] ?? []));
  const own = new Set([foldName(name), foldWithoutApostrophes(name), '']);
  const byFold = new Map<string, string>();
  for (const other of names) {
    const folded = foldName(other);
    if (!own.has(folded) && !byFold.has(folded)) byFold.set(folded, other);
  }
  return [...byFold.values()];
}

/** The table of other names, a reviewable text from which the gazetteer is built. */
export const OTHER_NAMES_FILE = 'exonyms.tsv';

interface OtherNames {
  readonly place: Pick<City, 'country' | 'name' | 'lat' | 'lng'>;
  readonly names: readonly string[];
}

const HEADER = ['country', 'latitude', 'longitude', 'name', 'other names, parted by |'].join('\t');

/** Key of a row of the table and of a place of the gazetteer. */
export const toPlaceKey = ({ country, lat, lng, name }: OtherNames['place']): string =>
  [country, lat.toFixed(5), lng.toFixed(5), name].join('\t');

export function writeOtherNames(rows: readonly OtherNames[]): string {
  const lines = rows.map(({ place, names }) => `${toPlaceKey(place)}\t${names.join('|')}`);
  return `${[HEADER, ...lines.sort()].join('\n')}\n`;
}

/** @returns other names by {@link toPlaceKey} */
export function readOtherNames(text: string): ReadonlyMap<string, readonly string[]> {
  const [, ...lines] = text.trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [key, names] = [line.slice(0, line.lastIndexOf('\t')), line.slice(line.lastIndexOf('\t') + 1)];
      return [key, names.split('|')] as const;
    }),
  );
}
