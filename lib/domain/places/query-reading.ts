import { foldName, listSpellings } from './fold.ts';

/** One way to understand a query: these words are the name, those say where it is. */
export interface QueryReading {
  readonly name: string;
  /** Words that name states and countries, in the order typed; empty where the whole query is the name. */
  readonly region: readonly string[];
  /** True where the region was typed last, so that its last word may be unfinished. */
  readonly regionIsLast: boolean;
}

/** A longer query is read as a name only: no place needs more words. */
const MAX_WORDS_TO_SPLIT = 10;

function listSplits(words: readonly string[]): QueryReading[] {
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
 * Every way to read a query, the whole of it as a name first. Commas part words and mean no more: `Paris, TX`,
 * `TX Paris` and `paris texas usa` are read alike.
 */
export function listReadings(query: string): readonly QueryReading[] {
  return listSpellings(foldName(query)).flatMap((text) => {
    const words = text.split(' ').filter((word) => word !== '');
    return words.length === 0
      ? []
      : [{ name: text, region: [], regionIsLast: false } satisfies QueryReading, ...listSplits(words)];
  });
}

/** The first part of a query that has commas, for when nobody knows the parts after it. */
export function splitAtFirstComma(
  query: string,
): { readonly first: string; readonly rest: readonly string[] } | undefined {
  const [first, ...rest] = query.split(',').map(foldName);
  return first === undefined || first === '' || rest.length === 0 ? undefined : { first, rest };
}
