import { foldName, listSpellings } from './fold.ts';

/** One way to read a query: which words are the name and which are the region. */
export interface QueryReading {
  readonly name: string;
  /** Words that name states and countries, in the order typed; empty where the whole query is the name. */
  readonly region: readonly string[];
  /** True where the region comes last in the query, so that its last word may be unfinished. */
  readonly regionIsLast: boolean;
}

/** A longer query is read only as a name: no place needs more words. */
const MAX_WORDS_TO_SPLIT = 10;

/** Every split of words into a name and a region, the region last or first; none of more than ten words. */
export function listSplits(words: readonly string[]): QueryReading[] {
  if (words.length > MAX_WORDS_TO_SPLIT) return [];
  return words.slice(1).flatMap((_, index) => {
    const [before, after] = [words.slice(0, index + 1), words.slice(index + 1)];
    return [
      { name: before.join(' '), region: after, regionIsLast: true },
      { name: after.join(' '), region: before, regionIsLast: false },
    ];
  });
}

/**
 * Every way to read a query; the first one takes the whole query as a name. Commas only separate words: `Paris, TX`,
 * `TX Paris` and `paris texas usa` are read in the same way.
 */
export function listReadings(query: string): readonly QueryReading[] {
  return listSpellings(foldName(query)).flatMap((text) => {
    const words = text.split(' ').filter((word) => word !== '');
    return words.length === 0
      ? []
      : [{ name: text, region: [], regionIsLast: false } satisfies QueryReading, ...listSplits(words)];
  });
}

/** Splits a query at its first comma, for a search that ignores unknown parts after it; undefined without a comma. */
export function splitAtFirstComma(
  query: string,
): { readonly first: string; readonly rest: readonly string[] } | undefined {
  const [first, ...rest] = query.split(',').map(foldName);
  return first === undefined || first === '' || rest.length === 0 ? undefined : { first, rest };
}
