import { countTokens } from 'gpt-tokenizer';
import { expect, test } from 'vitest';
import { buildContract } from '../../../infra/build/openapi.ts';
import { createDocsSearch } from '../../../lib/chain/site/docs-search.ts';
import { listDocsEntries } from '../../../site/docs-entries.ts';
import { createPages } from '../../../site/pages.ts';
import { PARIS, PARIS_WITHOUT_TIME, TEXAS } from './births.ts';
import { call, mcpFunction } from './send.ts';

/** A question, the one call that a model makes after it read the list of tools, and lines of the answer. */
interface Conversation {
  readonly question: string;
  readonly tool: string;
  readonly args: object;
  readonly answer: readonly RegExp[];
}

const CONVERSATIONS: readonly Conversation[] = [
  {
    question: 'What does my birth chart look like?',
    tool: 'birth_chart',
    args: { birth: TEXAS },
    answer: [/^Sun 24°25′ Gemini, 9th, square Moon 4\.9° applying$/m, /^Ascendant 9°05′ Libra/m],
  },
  {
    question: 'I do not know my time of birth. What can you still say?',
    tool: 'birth_chart',
    args: { birth: PARIS_WITHOUT_TIME },
    answer: [/^Moon .* \(in the day .* to .*\)/m, /^Warning HousesOmitted/m],
  },
  {
    question: 'When is Mercury next retrograde? I live in Berlin.',
    tool: 'events',
    args: { types: ['station'], bodies: ['mercury'], place: 'Berlin' },
    answer: [/^\d{4}-\d\d-\d\d \d\d:\d\d Mercury turns (?:retrograde|direct)/m, /^Times: Europe\/Berlin$/m],
  },
  {
    question: 'What does my week look like?',
    tool: 'digest',
    args: { birth: TEXAS, place: 'Berlin' },
    answer: [/^Profected year: /m, /^Transits, orb 1°\. Strongest first/m, /^Times: Europe\/Berlin$/m],
  },
  {
    question: 'And my year?',
    tool: 'digest',
    args: { birth: TEXAS, period: 'year' },
    answer: [/^Year from /m, /eclipse/, /turns retrograde/],
  },
  {
    question: 'Do we get on with each other?',
    tool: 'compare',
    args: { birth_a: TEXAS, birth_b: PARIS },
    answer: [/^Aspects of A to B, closest first:\nSaturn trine True Node 0\.1°$/m, /^A, houses in B: Sun Gemini 2nd/m],
  },
  {
    question: 'Which days are good for a contract in Berlin?',
    tool: 'elections',
    args: { all: ['Moon waxing', 'not void of course', 'Mercury direct', 'from 9:00 to 17:00'], place: 'Berlin' },
    answer: [/^\d{4}-\d\d-\d\d \d\d:\d\d to \d\d:\d\d$/m, /^Times: Europe\/Berlin$/m],
  },
  {
    question: 'When does the transit of Saturn to my Uranus end?',
    tool: 'transit_search',
    args: { birth: TEXAS, transiting: ['saturn'], natal: ['uranus'], from: '2026-11-27' },
    answer: [/^2026-12-26 07:52 Saturn square Uranus, pass 2, in orb until 2027-01-17$/m],
  },
  {
    question: 'Is there an eclipse in Madrid?',
    tool: 'events',
    args: { types: ['eclipse_solar', 'eclipse_lunar'], from: '2026-11-27', to: '2027-12-31', place: 'Madrid' },
    answer: [
      /^2027-08-02 12:06 total solar eclipse, .*, here partial, 86.3% of the disc, C1 2027-08-02 09:45 at 27°, /m,
      /^2027-07-18 18:03 penumbral lunar eclipse, .*, Moon below the horizon here$/m,
    ],
  },
  {
    question: 'A lunar calendar for a month, please.',
    tool: 'moon',
    args: { days: 30, place: 'Berlin', at: '2026-11-27' },
    answer: [/^2026-12-09 01:51 new moon, Moon 16°56′ Sagittarius$/m, /void of course in Cancer until .*, then Leo$/m],
  },
  {
    question: 'My Indian chart, and which dasha am I in?',
    tool: 'vedic',
    args: { birth: TEXAS },
    answer: [
      /^Moon 25°49′ Aquarius, Purva Bhadrapada 2/m,
      /^Vimshottari dasha \(lahiri\): Mercury mahadasha until 2035/m,
    ],
  },
  {
    question: 'Why does another program show a different Ascendant?',
    tool: 'explain',
    args: { question: 'Why does another program show a different Ascendant?' },
    answer: [/^Why another program shows something else .*Ascendant by/m],
  },
];

const contract = await buildContract();
const handler = mcpFunction({ searchDocs: createDocsSearch(listDocsEntries(createPages(contract), contract)) });

test.each(CONVERSATIONS)('$question', async ({ tool, args, answer }) => {
  const { text, isError, content, structuredContent } = await call(tool, args, handler);
  expect(isError, text).toBeUndefined();
  for (const line of answer) expect(text).toMatch(line);
  expect(text).not.toMatch(/pass 1\b|nearest 0\.00°|before to| to after/);
  expect(countTokens(JSON.stringify({ content, structuredContent }))).toBeLessThanOrEqual(900);
});
