import { listSingleEdits } from '../../../astro/clock/places/typos.ts';
import type { GazetteerFile } from './file.ts';
import { SortedKeys } from './sorted-keys.ts';

/** Alternative countries, states and counties; a place matches when it lies in any of them. */
export type Region = ReadonlySet<number>;

/** Finds regions by name or code. */
interface RegionIndex {
  /**
   * Lists the readings of the words of a region. Each is a list of regions, and a place must lie in all of them.
   *
   * @param isUnfinished true when the last word may be incomplete
   */
  read(words: readonly string[], isUnfinished: boolean): readonly (readonly Region[])[];
  /** True when a phrase is the name of a region or the beginning of one. */
  has(phrase: string): boolean;
  /** The name of a country or state that differs from a phrase by one letter; undefined where there is none. */
  correct(phrase: string): string | undefined;
}

export function createRegionIndex({ header, columns }: GazetteerFile): RegionIndex {
  const keys = new SortedKeys(columns.regionKeyTexts, columns.regionKeyStarts, columns.regionKeyTargets);

  /**
   * Finds the regions whose full name or code is the phrase, else those whose name begins with it: `NS` is Nova Scotia
   * and not New South Wales. Counties match only by full name: nearly every prefix begins the name of some county.
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

  /** A phrase that is not a region ends its branch, so that only a few of the possible splits are tried. */
  function read(words: readonly string[], isUnfinished: boolean): readonly (readonly Region[])[] {
    if (words.length === 0) return [[]];
    return words.flatMap((_, index) => {
      const rest = words.slice(index + 1);
      const first = find(words.slice(0, index + 1).join(' '), isUnfinished && rest.length === 0);
      return first.size === 0 ? [] : read(rest, isUnfinished).map((others) => [first, ...others]);
    });
  }

  function correct(phrase: string): string | undefined {
    const edits = listSingleEdits(phrase, keys.knownLength(Buffer.from(phrase)));
    return edits.find((edit) => [...find(edit, false)].some((region) => region < header.countriesAndStates));
  }

  return { read, has: (phrase) => find(phrase, true).size > 0, correct };
}
