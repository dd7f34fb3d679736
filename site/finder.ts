import MiniSearch from 'minisearch';
import type { SearchEntry } from './search-index.ts';

const MAX_RESULTS = 12;

/** Finds the entries that match every word of a query exactly, by prefix or with a typing error; best match first. */
export type Finder = (query: string) => readonly SearchEntry[];

export function createFinder(entries: readonly SearchEntry[]): Finder {
  const index = new MiniSearch<SearchEntry>({
    fields: ['title', 'text', 'within'],
    tokenize,
    processTerm: (word) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''),
    searchOptions: { combineWith: 'AND', prefix: true, fuzzy: chooseFuzziness, boost: { title: 4 } },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return (query) =>
    index
      .search(query)
      .slice(0, MAX_RESULTS)
      .flatMap(({ id }) => entries[id] ?? []);
}

/** Splits names such as `InvalidLatitude`, so that their parts are words too. */
function tokenize(text: string): string[] {
  const names = text.match(/\p{L}*\p{Ll}\p{Lu}[\p{L}\p{N}]*/gu) ?? [];
  const parts = names.map((name) => name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  return MiniSearch.getDefault('tokenize')([text, ...parts].join(' '));
}

/** Allows one wrong letter in five. Short words and words with digits must match, because one letter makes them other words. */
const chooseFuzziness = (word: string): number | false => (/^\p{L}{5,}$/u.test(word) ? 0.2 : false);
