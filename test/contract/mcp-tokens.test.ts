import { countTokens } from 'gpt-tokenizer';
import { expect, test } from 'vitest';
import { PARIS, TEXAS } from '../functions/mcp/births.ts';
import { ask } from '../functions/mcp/send.ts';

/** Tokens of a result as it is sent, in the default encoding of the tokenizer. */
const countWire = (value: object): number => countTokens(JSON.stringify(value));

const list = (await ask('tools/list')).result as { tools: object[] };
const countAnswer = async (name: string, args: object): Promise<number> =>
  countWire((await ask('tools/call', { name, arguments: args })).result);

test('at most twenty tools take at most 3600 tokens', () => {
  expect(list.tools.length).toBeLessThanOrEqual(20);
  expect(countWire(list)).toBeLessThanOrEqual(3600);
});

test.each([
  ['birth_chart', { birth: TEXAS }],
  ['chart_facts', { birth: TEXAS }],
  ['vedic', { birth: TEXAS }],
  ['what_is_active', { birth: TEXAS }],
  ['transit_search', { birth: TEXAS, from: '2026-01-01', to: '2027-01-01' }],
  ['compare', { birth_a: TEXAS, birth_b: PARIS }],
  ['sky_now', { place: 'Berlin' }],
  ['events', { step: 'day' }],
  ['returns', { birth: TEXAS }],
  ['compare', { birth_a: TEXAS, birth_b: PARIS, composite: 'davison' }],
  ['birth_chart', { birth: TEXAS, place: 'Berlin' }],
  ['progressed', { birth: TEXAS }],
])('the default answer of %s takes at most 1500 tokens', async (name, args) => {
  expect(await countAnswer(name, args)).toBeLessThanOrEqual(1500);
});

test('a session that lists the tools and casts a chart takes at most 4500 tokens', async () => {
  expect(countWire(list) + (await countAnswer('birth_chart', { birth: TEXAS }))).toBeLessThanOrEqual(4500);
});
