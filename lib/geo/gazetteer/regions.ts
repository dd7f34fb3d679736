import type { GazetteerFile } from './file.ts';
import { SortedKeys } from './sorted-keys.ts';

/** Countries, states and counties, any of which will do. */
export type Region = ReadonlySet<number>;

/** Finds regions by name or code. */
export interface RegionIndex {
  /**
   * What the words of a region may mean: for every way to read them, regions that a place must all lie in.
   *
   * @param isUnfinished true where the last word may go on
   */
  read(words: readonly string[], isUnfinished: boolean): readonly (readonly Region[])[];
  /** True where a phrase is or begins the name of a region. */
  has(phrase: string): boolean;
}

export function createRegionIndex({ header, columns }: GazetteerFile): RegionIndex {
  const keys = new SortedKeys(columns.regionKeyTexts, columns.regionKeyStarts, columns.regionKeyTargets);

  /**
   * What a phrase names in full, else what it begins: `NS` is Nova Scotia and not New South Wales. Counties only in
   * full: there are so many that some begin with anything.
   */
  function find(phrase: string, isUnfinished: boolean): Region {
    const bytes = Buffer.from(phrase);
    const { from, to } = keys.beginningWith(bytes);
    const [fullMatches, prefixMatches] = [new Set<number>(), new Set<number>()];
    for (let entry = from; entry < to; entry += 1) {
      const region = keys.target(entry);
      if (keys.endsAfter(entry, bytes.length)) fullMatches.add(region);
      else if (isUnfinished && region < header.countriesAndStates) prefixMatches.add(region);
    }
    return fullMatches.size > 0 ? fullMatches : prefixMatches;
  }

  /** A phrase that is no region ends the attempt, so that few of the many ways to part the words are tried. */
  function read(words: readonly string[], isUnfinished: boolean): readonly (readonly Region[])[] {
    if (words.length === 0) return [[]];
    return words.flatMap((_, index) => {
      const rest = words.slice(index + 1);
      const first = find(words.slice(0, index + 1).join(' '), isUnfinished && rest.length === 0);
      return first.size === 0 ? [] : read(rest, isUnfinished).map((others) => [first, ...others]);
    });
  }

  return { read, has: (phrase) => find(phrase, true).size > 0 };
}
