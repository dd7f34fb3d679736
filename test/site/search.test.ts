import { expect, test } from 'vitest';
import { buildContract } from '../../infra/build/openapi.ts';
import { createDocsSearch } from '../../lib/chain/site/docs-search.ts';
import { createFinder } from '../../site/finder.ts';
import { createPages } from '../../site/pages.ts';
import { listSearchEntries } from '../../site/search-entries.ts';
import { SEARCH_QUESTIONS } from './search-questions.ts';

const entries = listSearchEntries(createPages(await buildContract()));
const find = createFinder(entries);

/** Results that a reader sees without scrolling. */
const SHOWN = 5;

const listPages = (query: string): readonly (string | undefined)[] => find(query).map(({ path }) => path.split('#')[0]);

test('the first result answers nine of ten questions', () => {
  const missed = SEARCH_QUESTIONS.filter(([question, ...pages]) => !pages.includes(listPages(question)[0] ?? ''));
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(SEARCH_QUESTIONS.length / 10);
});

test.each(SEARCH_QUESTIONS)('%s finds %s on the first screen', (question, ...pages) => {
  expect(
    listPages(question)
      .slice(0, SHOWN)
      .some((page) => pages.includes(page ?? '')),
  ).toBe(true);
});

test.each(['house systems', 'demo token', 'dial'])('%s finds each address once', (query) => {
  const paths = find(query).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('words that no entry has together find entries that have some of them, and unknown words find none', () => {
  expect(find('placidus solstice handshake')).not.toEqual([]);
  expect(find('qqqqzzzz xxxxyyyy')).toEqual([]);
});

test.each(['best day to sign a contract', 'a good time for a wedding', 'conditions in words'])(
  'the tool explain finds elections for a question: %s',
  async (question) => {
    const [first] = await createDocsSearch(entries)(question, 3);
    expect(first?.url).toMatch(/\/docs\/guides\/elections#/);
  },
);
