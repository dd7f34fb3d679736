import type { Entry } from './search-index.ts';

const MOST_FOUND = 12;

/** What a word that is found counts, by where it is found. */
const WORTH = { wholeTitle: 12, titleWord: 6, titlePart: 3, textWord: 2, textPart: 1 } as const;

/**
 * The entries that hold every word of a query, as a word or the beginning of one, the best first: those with the word
 * in their title before those with it in their text.
 */
export function find(query: string, entries: readonly Entry[]): readonly Entry[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const scored = entries.map((entry) => ({ entry, score: scoreOf(entry, words) })).filter(({ score }) => score > 0);
  return scored
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_FOUND)
    .map(({ entry }) => entry);
}

/** @returns 0 where a word is missing */
function scoreOf({ title, text, within }: Entry, words: readonly string[]): number {
  const inTitle = wordsOf(title);
  const inText = wordsOf(`${text} ${within}`);
  const scores = words.map((word) => scoreOfWord(word, inTitle, inText));
  if (scores.includes(0)) return 0;
  const whole = inTitle.join(' ') === words.join(' ') ? WORTH.wholeTitle : 0;
  return whole + scores.reduce((sum, score) => sum + score, 0) / (1 + inTitle.length / 20);
}

function scoreOfWord(word: string, inTitle: readonly string[], inText: readonly string[]): number {
  if (inTitle.includes(word)) return WORTH.titleWord;
  if (inTitle.some((one) => one.startsWith(word))) return WORTH.titlePart;
  if (inText.includes(word)) return WORTH.textWord;
  return inText.some((one) => one.startsWith(word)) ? WORTH.textPart : 0;
}

/** Words of a text in small letters; `InvalidLatitude` and `birth_datetime` are found by their parts too. */
export function wordsOf(text: string): readonly string[] {
  const apart = text.replace(/([a-z])([A-Z])/g, '$1 $2');
  return (
    `${text} ${apart === text ? '' : apart}`
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
