import MiniSearch from 'minisearch';
import type { SearchEntry } from './search-index.ts';

const MAX_RESULTS = 12;

/** Finds the entries that hold every word of a query, or words that begin with it or are nearly it; the best first. */
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

/** `InvalidLatitude` is found by its parts too. */
function tokenize(text: string): string[] {
  const names = text.match(/\p{L}*\p{Ll}\p{Lu}[\p{L}\p{N}]*/gu) ?? [];
  const parts = names.map((name) => name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  return MiniSearch.getDefault('tokenize')([text, ...parts].join(' '));
}

/** One letter in five may be wrong; a shorter word, or one with a figure, would be another word. */
const chooseFuzziness = (word: string): number | false => (/^\p{L}{5,}$/u.test(word) ? 0.2 : false);
