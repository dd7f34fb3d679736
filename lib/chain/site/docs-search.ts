import type { DocsMatch, SearchDocs } from '../../contract/services.ts';
import { createSearchIndex, type SearchEntry } from './search-index.ts';

/** Longest excerpt, characters. */
const LONGEST_EXCERPT = 400;

/** Longest query that is searched; the rest of a longer one has no effect. Each further word takes time. */
const LONGEST_QUERY = 200;

/** Words of a question are seldom those of a title, so titles weigh less than in a search for pages. */
const FOR_QUESTIONS = { combineWith: 'OR', boost: { title: 2 } } as const;

/** Weight of the types of requests and answers: their titles are short, so they would come before guides and endpoints. */
const TYPE_WEIGHT = 0.6;

/** Words of questions that say nothing about their subject. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and are be can do does for from how i if in is it me my not of on or that the this to was what when where which why with you'.split(
    ' ',
  ),
);

/**
 * Creates the search of the documentation for questions in words: an entry that has more of the words, or rarer ones,
 * comes first, and none has to have all of them.
 */
export function createDocsSearch(entries: readonly SearchEntry[]): SearchDocs {
  const index = createSearchIndex(entries);
  const weigh = (id: number): number => (isType(entries[id]) ? TYPE_WEIGHT : 1);
  return async (query, limit) => {
    const words = query.slice(0, LONGEST_QUERY).split(/\s+/).filter(isTelling).join(' ');
    const matches = index.search(words, { ...FOR_QUESTIONS, boostDocument: weigh }).slice(0, limit);
    return matches.flatMap(({ id, terms }) => {
      const entry = entries[id];
      return entry ? [toMatch(entry, terms)] : [];
    });
  };
}

const isType = (entry: SearchEntry | undefined): boolean => /^reference\/.*#/.test(entry?.path ?? '');

const isTelling = (word: string): boolean => !STOP_WORDS.has(word.toLowerCase().replace(/\W/g, ''));

function toMatch({ path, title, within, text }: SearchEntry, terms: readonly string[]): DocsMatch {
  return {
    title: within === '' ? title : `${title} (${within})`,
    url: path === '' ? '/docs' : `/docs/${path}`,
    excerpt: cutExcerpt(text, terms),
  };
}

/** The part of a text with most of the matched terms, from the start of a sentence that has most of them. */
function cutExcerpt(text: string, terms: readonly string[]): string {
  if (text.length <= LONGEST_EXCERPT) return text;
  const starts = [0, ...[...text.matchAll(/[.:;] (?=\S)/g)].map(({ index }) => index + 2)];
  const scores = starts.map((start, place) => {
    const excerpt = text.slice(start, start + LONGEST_EXCERPT);
    return countTerms(excerpt, terms) * 100 + countTerms(text.slice(start, starts[place + 1]), terms);
  });
  const start = starts[scores.indexOf(Math.max(...scores))] ?? 0;
  const excerpt = text.slice(start, start + LONGEST_EXCERPT);
  const isCut = start + LONGEST_EXCERPT < text.length;
  return `${start > 0 ? '… ' : ''}${isCut ? `${excerpt.replace(/\s+\S*$/, '')} …` : excerpt}`;
}

function countTerms(text: string, terms: readonly string[]): number {
  const lowered = text.toLowerCase();
  return terms.filter((term) => lowered.includes(term)).length;
}
