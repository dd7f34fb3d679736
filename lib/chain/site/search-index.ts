import MiniSearch from 'minisearch';

/** A part of the documentation that a search can find. */
export interface SearchEntry {
  /** Path below /docs with its anchor. */
  readonly path: string;
  readonly title: string;
  /** The page or section that contains it. */
  readonly within: string;
  readonly text: string;
  /** Further words to search, which readers do not see. */
  readonly keywords?: string;
}

/**
 * Indexes entries of the documentation by their words. A result has as `id` the place of its entry in the list.
 *
 * Words match exactly, by prefix or with a typing error; titles weigh most.
 */
export function createSearchIndex(entries: readonly SearchEntry[]): MiniSearch<SearchEntry> {
  const index = new MiniSearch<SearchEntry>({
    fields: ['title', 'text', 'within', 'keywords'],
    tokenize,
    processTerm: (word) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''),
    searchOptions: { prefix: true, fuzzy: chooseFuzziness, boost: { title: 4 } },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return index;
}

/** Splits names such as `InvalidLatitude`, so that their parts are words too. */
function tokenize(text: string): string[] {
  const names = text.match(/\p{L}*\p{Ll}\p{Lu}[\p{L}\p{N}]*/gu) ?? [];
  const parts = names.map((name) => name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  return MiniSearch.getDefault('tokenize')([text, ...parts].join(' '));
}

/** Allows one wrong letter in five. Short words and words with digits must match, because one letter makes them other words. */
const chooseFuzziness = (word: string): number | false => (/^\p{L}{5,}$/u.test(word) ? 0.2 : false);
