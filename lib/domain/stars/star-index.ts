import { findNearestNames } from '../../catalog/names.ts';
import { CONSTELLATIONS } from '../../catalog/stars/constellations.ts';
import { GREEK_LETTERS } from '../../catalog/stars/greek.ts';
import type { StarEntry } from '../../ephemeris/port.ts';
import { parseDesignation } from './designation.ts';

/** The star catalogue by name. */
export interface StarIndex {
  /**
   * The star of a name or a designation, in any case, with spaces, hyphens and accents or without: `Regulus`, `alLeo`,
   * `alp Leo`, `alpha Leonis`, `α Leo`. A letter whose stars the catalogue numbers is the brightest of them.
   */
  find(text: string): StarEntry | undefined;
  /** Up to three names that come near one that is unknown. */
  nearest(text: string): readonly string[];
}

/** Letters and digits in lower case, nothing else: superscripts as digits, accents taken off. */
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

/** Builds the index: a few milliseconds, so once for a catalogue. */
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

/** Two differ by nothing but a capital, `P` and `p Puppis`, so each is known as it is written too. */
const listDesignations = ({ id }: StarEntry): readonly string[] => [parseDesignation(id).text, id];

/** Letters that the catalogue has only with an index, such as `gaAnd`: the brightest star of each. */
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

/** What the catalogue may have for a folded designation: `γ1andromedae` and `gam01and` are `ga1and`. */
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
    const found = find(key);
    if (found !== undefined) return found;
  }
  return undefined;
}
