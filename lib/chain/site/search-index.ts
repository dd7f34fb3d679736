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
 * Words match exactly, by prefix or with a typing error, apart from the small words of a question. Titles weigh most, then
 * keywords, and a guide more than a list of figures with the same words.
 */
export function createSearchIndex(entries: readonly SearchEntry[]): MiniSearch<SearchEntry> {
  const index = new MiniSearch<SearchEntry>({
    fields: ['title', 'text', 'within', 'keywords'],
    tokenize,
    processTerm,
    searchOptions: {
      prefix: (word) => word.length > 2,
      fuzzy: chooseFuzziness,
      boost: { title: 4, keywords: 3 },
      boostDocument: (id) => weighSection(entries[id]?.path ?? ''),
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return index;
}

const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an and are be can do does for from get have how i if in is it me my of on or should the there this to use was what when where which who why will with would you your'.split(
    ' ',
  ),
);

function processTerm(word: string): string | null {
  const term = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return SMALL_WORDS.has(term) ? null : term;
}

const SECTION_WEIGHTS: Readonly<Record<string, number>> = { guides: 1.5, accuracy: 0.5, 'local-practice': 0.5 };

const weighSection = (path: string): number => SECTION_WEIGHTS[/^[\w-]*/.exec(path)?.[0] ?? ''] ?? 1;

/** Splits names such as `InvalidLatitude`, so that their parts are words too. */
function tokenize(text: string): string[] {
  const names = text.match(/\p{L}*\p{Ll}\p{Lu}[\p{L}\p{N}]*/gu) ?? [];
  const parts = names.map((name) => name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  return MiniSearch.getDefault('tokenize')([text, ...parts].join(' '));
}

/** Allows one wrong letter in five. Short words and words with digits must match, because one letter makes them other words. */
const chooseFuzziness = (word: string): number | false => (/^\p{L}{5,}$/u.test(word) ? 0.2 : false);
