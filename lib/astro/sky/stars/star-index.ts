import { findNearestNames } from '../../../base/catalog/names.ts';
import { CONSTELLATIONS } from '../../../base/catalog/stars/constellations.ts';
import { GREEK_LETTERS } from '../../../base/catalog/stars/greek.ts';
import type { StarEntry } from '../../port.ts';
import { parseDesignation } from './designation.ts';

/** Finds stars of the catalog by name. */
export interface StarIndex {
  /**
   * The star with a name or designation. Case, spaces, hyphens and accents are ignored: `Regulus`, `alLeo`, `alp Leo`,
   * `alpha Leonis`, `α Leo`. A letter whose stars the catalog numbers means the brightest of them.
   */
  find(text: string): StarEntry | undefined;
  /** Up to three names similar to an unknown one. */
  nearest(text: string): readonly string[];
}

/** Keeps letters and digits, in lower case; superscripts become digits, accents are removed. */
const foldStarName = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '');

const GREEK_IDS: ReadonlyMap<string, string> = new Map(
  GREEK_LETTERS.flatMap(({ id, name, spellings }) =>
    [id, name, ...spellings].map((text) => [foldStarName(text), id] as const),
  ),
);

/** Abbreviations and genitives, the longer ones first: `leominoris` before `leo`. */
const ENDINGS: readonly (readonly [ending: string, abbreviation: string])[] = Object.entries(CONSTELLATIONS)
  .flatMap(([id, { genitive }]) => [id, genitive].map((text) => [foldStarName(text), foldStarName(id)] as const))
  .sort(([a], [b]) => b.length - a.length);

const MAX_SUGGESTIONS = 3;
const magnitudeOf = ({ magnitude = Number.POSITIVE_INFINITY }: StarEntry): number => magnitude;

/** Builds the index of a catalog, once, as it takes a few milliseconds. */
export function createStarIndex(entries: readonly StarEntry[]): StarIndex {
  const byDesignation = new Map(
    entries.flatMap((entry) => listDesignations(entry).map((text) => [text, entry] as const)),
  );
  const byName = new Map<string, StarEntry>();
  const claim = (key: string, entry: StarEntry): void => {
    const holder = byName.get(key);
    if (!holder || magnitudeOf(entry) < magnitudeOf(holder)) byName.set(key, entry);
  };
  for (const entry of entries) for (const name of entry.names) claim(foldStarName(name), entry);
  for (const entry of entries) for (const text of listDesignations(entry)) claim(foldStarName(text), entry);
  const numbered = findNumberedStars(entries, byName);
  const named = (key: string): StarEntry | undefined => byName.get(key) ?? numbered.get(key);
  const names = entries.flatMap(({ id, names: own }) => [...own, parseDesignation(id).text]);
  return {
    find(text) {
      const key = foldStarName(text);
      return byDesignation.get(text.trim()) ?? named(key) ?? findFirst(toDesignationKeys(key), named);
    },
    nearest: (text) => findNearestNames(text, names, MAX_SUGGESTIONS),
  };
}

/** Designations as written, because two differ only in case: `P` and `p Puppis`. */
const listDesignations = ({ id }: StarEntry): readonly string[] => [parseDesignation(id).text, id];

/** The brightest star of each letter that the catalog has only with an index, such as `gaAnd`. */
function findNumberedStars(
  entries: readonly StarEntry[],
  byName: ReadonlyMap<string, StarEntry>,
): Map<string, StarEntry> {
  const brightest = new Map<string, StarEntry>();
  for (const entry of entries) {
    const key = foldStarName(entry.id.replace(/-\d/, ''));
    const holder = brightest.get(key);
    const isFirst = !holder || magnitudeOf(entry) < magnitudeOf(holder);
    if (!byName.has(key) && isFirst) brightest.set(key, entry);
  }
  return brightest;
}

/** Keys that a folded designation may have in the index: `ga1and` for `γ1andromedae` and `gam01and`. */
function toDesignationKeys(text: string): readonly string[] {
  return ENDINGS.flatMap(([ending, abbreviation]) => {
    if (!text.endsWith(ending)) return [];
    const [, letters = '', digits = ''] = /^(\D*)(\d*)$/.exec(text.slice(0, -ending.length)) ?? [];
    const greek = GREEK_IDS.get(letters);
    const index = greek && digits ? String(Number(digits)) : digits;
    return letters || digits ? [`${greek ?? letters}${index}${abbreviation}`] : [];
  });
}

function findFirst<Value>(keys: readonly string[], find: (key: string) => Value | undefined): Value | undefined {
  for (const key of keys) {
    const value = find(key);
    if (value !== undefined) return value;
  }
  return undefined;
}
