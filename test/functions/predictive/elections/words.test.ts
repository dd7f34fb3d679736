import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ElectionsRequest } from '../../../../functions/predictive/elections/request.ts';
import { readTrees } from '../../../../functions/predictive/elections/trees.ts';
import type { Condition } from '../../../../lib/requests/conditions/condition.ts';
import { describeTree } from '../../../../lib/requests/conditions/describe-tree.ts';
import { countLeaves, measureDepth } from '../../../../lib/requests/conditions/leaves.ts';
import { postTo } from '../../../support/any-endpoint.ts';
import { readCalendarEvents, readTableRows } from '../../../support/dated-formats.ts';
import { anyLeafWithoutBirth, unwrapSingles } from '../../../support/elections/any-conditions.ts';
import { call } from '../../mcp/send.ts';

const GEMINI = { in_sign: { body: 'moon', signs: ['Gemini'] } };
const TWO_SIGNS = { in_sign: { body: 'moon', signs: ['Taurus', 'Cancer'] } };
const VOID = { void_of_course: {} };
const RETROGRADE = { motion: { body: 'mercury', direction: 'retrograde' } };

/** The tree of a request in words. */
function describeConditions(conditions: unknown): string {
  const location = { latitude: { decimal: 1 }, longitude: { decimal: 1 } };
  const dates = { start_date: '2026-01-01', end_date: '2026-01-02' };
  const { trees, leaves } = readTrees(ElectionsRequest.parse({ location, ...dates, conditions }));
  const [tree] = trees;
  return tree ? describeTree(tree, leaves) : '';
}

/** Few conditions, so that random trees are often nearly alike. */
const { anyAlike } = fc.letrec<{ anyAlike: Condition }>((tie) => ({
  anyAlike: fc.oneof(
    { depthSize: 'medium', maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(...([GEMINI, TWO_SIGNS, RETROGRADE] as Condition[])),
    fc.array(tie('anyAlike'), { minLength: 1, maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie('anyAlike'), { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
    tie('anyAlike').map((not) => ({ not })),
  ),
}));

const anyAccepted = anyAlike.filter((tree) => countLeaves(tree) <= 24 && measureDepth(tree) <= 6);

describe('a tree of conditions in words', () => {
  test.each<[string, object, string]>([
    ['a denial', { not: GEMINI }, 'not (Moon in Gemini)'],
    ['a choice', { any: [GEMINI, RETROGRADE] }, 'Moon in Gemini or Mercury retrograde'],
    [
      'a choice within a list',
      { all: [RETROGRADE, { any: [GEMINI, RETROGRADE] }] },
      'Mercury retrograde and (Moon in Gemini or Mercury retrograde)',
    ],
    ['a choice of signs', { all: [TWO_SIGNS, RETROGRADE] }, '(Moon in Taurus or Cancer) and Mercury retrograde'],
    ['the denial of a part', { any: [{ not: GEMINI }, RETROGRADE] }, 'not (Moon in Gemini) or Mercury retrograde'],
    ['the denial of the whole', { not: { any: [GEMINI, RETROGRADE] } }, 'not (Moon in Gemini or Mercury retrograde)'],
    ['a denied denial', { not: { not: GEMINI } }, 'not (not (Moon in Gemini))'],
    ['a list of one', { all: [{ any: [{ all: [GEMINI] }] }] }, 'Moon in Gemini'],
    [
      'a list of one denial',
      { any: [{ all: [{ not: TWO_SIGNS }] }, GEMINI] },
      'not (Moon in Taurus or Cancer) or Moon in Gemini',
    ],
  ])('%s', (_, conditions, text) => {
    expect(describeConditions(conditions)).toBe(text);
  });

  test('two different trees never have the same words', () => {
    fc.assert(
      fc.property(fc.array(anyAccepted, { minLength: 60, maxLength: 60 }), (trees) => {
        const different = new Map(trees.map((tree) => [JSON.stringify(unwrapSingles(tree)), describeConditions(tree)]));
        expect(new Set(different.values()).size).toBe(different.size);
      }),
      { numRuns: 30 },
    );
  });

  test('two different conditions never have the same words', () => {
    fc.assert(
      fc.property(fc.array(anyLeafWithoutBirth, { minLength: 100, maxLength: 100 }), (leaves) => {
        const different = new Map(leaves.map((leaf) => [JSON.stringify(leaf), describeConditions(leaf)]));
        expect(new Set(different.values()).size).toBe(different.size);
      }),
      { numRuns: 10 },
    );
  });

  const subject = {
    birth_datetime: { iso: '1990-06-15T14:30:00' },
    birth_location: { latitude: { decimal: 48.86 }, longitude: { decimal: 2.35 } },
  };

  test.each<[string, object, object, string]>([
    [
      'an orb',
      { aspect: { a: 'moon', b: 'sun', types: ['trine'], orb: 3 } },
      { aspect: { a: 'moon', b: 'sun', types: ['trine'] } },
      'Moon trine Sun within 3°',
    ],
    [
      'the orb to a natal point',
      { to_natal: { body: 'moon', longitude: 12, types: ['trine'], orb: 3 } },
      { to_natal: { body: 'moon', longitude: 12, types: ['trine'], orb: 2 } },
      'Moon trine 12° within 3°',
    ],
    [
      'a birth',
      { to_natal: { body: 'moon', subject: { name: 'Ada', ...subject }, types: ['trine'] } },
      { to_natal: { body: 'moon', subject: { name: 'Bea', ...subject }, types: ['trine'] } },
      'Moon trine natal points of "Ada"',
    ],
    [
      'a tradition',
      { void_of_course: { tradition: 'traditional' } },
      { void_of_course: {} },
      'Moon void of course (traditional)',
    ],
  ])('%s that only one of two conditions has', (_, one, other, text) => {
    expect(describeConditions(one)).toBe(text);
    expect(describeConditions(other)).not.toBe(text);
  });
});

describe('every form of an answer has the whole tree in words', () => {
  const conditions = { not: { any: [TWO_SIGNS, { not: RETROGRADE }] } };
  const TEXT = 'not ((Moon in Taurus or Cancer) or not (Mercury retrograde))';
  const range = { start_date: '2026-03-01', end_date: '2026-03-28' };

  async function search(format: string, body: object = { ...range, conditions }): Promise<string> {
    return (await postTo('/predictive/elections', body, { format })).text;
  }

  test('a table, in each row', async () => {
    const rows = readTableRows(await search('csv'));
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ conditions: words }) => words))).toEqual(new Set([TEXT]));
  });

  test('a calendar, in the title and the description of each entry', async () => {
    const events = readCalendarEvents(await search('ics'));
    expect(events.length).toBeGreaterThan(0);
    for (const { summary, description } of events) {
      expect(summary).toBe(`Election: ${TEXT}`);
      expect(description).toContain(`conditions: ${TEXT}`);
    }
  });

  test('a calendar in another language in the description alone, as conditions have English words', async () => {
    const body = { ...range, conditions, weights: [{ condition: 'Venus direct', weight: 2 }] };
    const { text } = await postTo('/predictive/elections', body, { format: 'ics', language: 'de' });
    const [first] = readCalendarEvents(text);
    expect(first?.summary).toMatch(/^Elektion, Wertung [02]$/);
    expect(first?.description).toContain(`conditions: ${TEXT}`);
  });

  test('a calendar of each day names an interval that runs then by its end', async () => {
    const uidsFrom = async (start_date: string) =>
      readCalendarEvents(await search('ics', { ...range, start_date, conditions })).map(({ uid }) => uid);
    expect(await uidsFrom('2026-03-02')).toEqual(await uidsFrom('2026-03-01'));
  });

  test('a picture, in its description', async () => {
    expect(await search('svg')).toContain(`${TEXT}.`);
  });

  test('is the tree of conditions that are sent in words, also within a tree', async () => {
    const inWords = await search('json', { ...range, conditions: TEXT });
    expect(JSON.parse(inWords).data).toEqual(JSON.parse(await search('json')).data);
    const mixed = { all: ['Moon waxing', { not: VOID }, 'Mercury direct'] };
    expect(JSON.parse(await search('json', { ...range, conditions: mixed })).data.conditions_text).toBe(
      'Moon phase waxing and not (Moon void of course) and Mercury direct',
    );
  });

  test('the tool for language models takes words and answers with the tree', async () => {
    const words = 'Moon waxing, not void of course, Mercury direct';
    const { text, structuredContent } = await call('elections', { all: words, from: '2026-03-01', to: '2026-05-01' });
    expect(text.split('\n')[0]).toMatch(/Moon phase waxing and not \(Moon void of course\) and Mercury direct$/);
    expect(structuredContent.all).toEqual([
      {
        all: [
          { moon_phase: { phases: ['waxing'] } },
          { not: { void_of_course: {} } },
          { motion: { body: 'mercury', direction: 'direct' } },
        ],
      },
    ]);
    const refused = await call('elections', { all: ['Moon lucky'] });
    expect(refused.isError).toBe(true);
    expect(refused.text).toMatch(/all\[0\].*“moon lucky”.*“Moon waxing”/);
  });

  test('the tool for language models', async () => {
    const args = { all: [JSON.stringify(conditions)], from: range.start_date, to: range.end_date };
    const { text } = await call('elections', args);
    expect(text.split('\n')[0]).toBe(`From 2026-03-01 to 2026-03-28: ${TEXT}`);
  });

  test('the entries of two trees do not replace each other in a calendar', async () => {
    const uidsOf = async (one: object) =>
      readCalendarEvents(await search('ics', { ...range, conditions: one })).map(({ uid }) => uid);
    const plain = await uidsOf({ any: [TWO_SIGNS, RETROGRADE] });
    const denied = await uidsOf({ any: [TWO_SIGNS, { not: { not: RETROGRADE } }] });
    expect(denied).toHaveLength(plain.length);
    expect(plain.filter((uid) => denied.includes(uid))).toEqual([]);
  });
});

test('the Moon waxes from each new Moon to the next full Moon, and wanes otherwise', async () => {
  const range = { start_date: '2026-03-01', end_date: '2026-07-01' };
  const post = async (path: string, body: object) => (await postTo(path, { ...range, ...body })).body;
  const { events } = await post('/predictive/events', { event_types: ['lunation'] });
  const atPhase = (phase: string): readonly number[] =>
    events.flatMap((event: { exact_datetime: string; details: { phase: string } }) =>
      event.details.phase === phase ? [Date.parse(event.exact_datetime)] : [],
    );
  const intervals: readonly { start: string; end: string }[] = (
    await post('/predictive/elections', { conditions: 'Moon waxing' })
  ).data.intervals;
  const [starts, ends] = [intervals.map(({ start }) => Date.parse(start)), intervals.map(({ end }) => Date.parse(end))];
  for (const moment of atPhase('new_moon'))
    expect(Math.min(...starts.map((one) => Math.abs(one - moment)))).toBeLessThan(2000);
  for (const moment of atPhase('full_moon'))
    expect(Math.min(...ends.map((one) => Math.abs(one - moment)))).toBeLessThan(2000);
  expect(atPhase('new_moon').length).toBe(4);
  const waning = (await post('/predictive/elections', { conditions: 'Moon waning' })).data.intervals;
  expect(waning.map(({ start }: { start: string }) => start).slice(1)).toEqual(
    intervals.map(({ end }) => end).slice(1, waning.length),
  );
});
