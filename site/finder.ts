import { createSearchIndex, type SearchEntry } from '../lib/site/search-index.ts';

const MAX_RESULTS = 12;

/** Finds the entries that match every word of a query exactly, by prefix or with a typing error; best match first. */
export type Finder = (query: string) => readonly SearchEntry[];

export function createFinder(entries: readonly SearchEntry[]): Finder {
  const index = createSearchIndex(entries);
  return (query) =>
    index
      .search(query, { combineWith: 'AND' })
      .slice(0, MAX_RESULTS)
      .flatMap(({ id }) => entries[id] ?? []);
}
