import { expect, test } from 'vitest';
import { createLimiter } from '../../../lib/adapters/tables/table-limiter.ts';
import { DEMO_PLAN } from '../../../lib/base/catalog/work-budgets.ts';
import { TableInMemory } from '../../support/table-in-memory.ts';
import { mcpFunction, send } from './send.ts';

const VISITOR = { id: 'demo-1', scopes: [], plan: DEMO_PLAN };

function connect() {
  const limiter = createLimiter(new TableInMemory(), { onOutage: () => undefined, onRecovery: () => undefined });
  const handler = mcpFunction({ limiter });
  return (name: string, args: object) =>
    send(
      { principal: VISITOR, body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } } },
      handler,
    );
}

test('a demo token opens the tools whose endpoints it opens', async () => {
  const call = connect();
  const { statusCode, json, headers } = await call('birth_chart', { birth: '1990-06-15 14:30, Paris, Texas' });
  expect(statusCode).toBe(200);
  expect(json.result.content[0].text).toContain('Gemini');
  expect(Object.keys(headers ?? {}).join()).toMatch(/RateLimit/i);
  const closed = await call('events', { from: '2027-01-01', to: '2027-01-08', step: 'day' });
  expect(JSON.stringify(closed.json)).toMatch(/isError":true/);
  const open = await call('events', { from: '2027-01-01', to: '2027-01-08' });
  expect(JSON.stringify(open.json)).not.toMatch(/isError":true/);
});

test('each message counts, and the sixty-first of a minute is refused', async () => {
  const call = connect();
  const answers = [];
  for (let index = 0; index < 61; index += 1) answers.push(await call('nothing', {}));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(60).fill(200), 429]);
});
