import { createSearchIndex, type SearchEntry } from '../lib/chain/site/search-index.ts';

const MAX_RESULTS = 12;

/**
 * Finds the entries that match every word of a query exactly, by prefix or with a typing error; where none does, those that
 * match some words. Best match first, and each address once: a long chapter has several entries.
 */
export type Finder = (query: string) => readonly SearchEntry[];

export function createFinder(entries: readonly SearchEntry[]): Finder {
  const index = createSearchIndex(entries);
  const find = (query: string, combineWith: 'AND' | 'OR') =>
    index.search(query, { combineWith }).flatMap(({ id }) => entries[id] ?? []);
  return (query) => {
    const matchesAll = find(query, 'AND');
    const found = matchesAll.length > 0 ? matchesAll : find(query, 'OR');
    const paths = new Set<string>();
    return found.filter(({ path }) => !paths.has(path) && paths.add(path)).slice(0, MAX_RESULTS);
  };
}
