import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDemoRecord } from '../../../infra/keys/demo.ts';
import { signDemoToken } from '../../../lib/adapters/access/demo-tokens.ts';
import { type ServedAuthorizer, serveAuthorizer } from './served.ts';

const record = createDemoRecord(new Date('2026-11-23T07:00:00Z'));
const tokenFor = (network: string, nowMs = Date.now()) => signDemoToken({ record, network, nowMs }).value;

let served: ServedAuthorizer;
beforeAll(async () => {
  served = await serveAuthorizer();
});
beforeEach(() => served.restart());
afterAll(() => served.stop());

async function ask(token: string, address = '203.0.113.9', headers: Record<string, string> = {}) {
  return await served.ask({ headers: { 'X-API-Key': token, ...headers }, address });
}

test('before the operator lets visitors in, a demo token is refused', async () => {
  expect(await ask(tokenFor('203.0.113.0/24'))).toMatchObject({
    context: { error: 'InvalidCredentials', detail: expect.stringMatching(/no demo tokens/) },
  });
});

describe('a demo token', () => {
  beforeAll(async () => void (await served.table.add(record)));

  test('admits every address of its network as one caller, in the plan of visitors and without scopes', async () => {
    const first = await ask(tokenFor('203.0.113.0/24'));
    expect(first).toMatchObject({
      principalId: expect.stringMatching(/^demo-/),
      context: { scopes: '', plan: 'demo', credential: 'demo' },
      usageIdentifierKey: record.gatewayKey,
    });
    const many = Array.from({ length: 20 }, (_, index) =>
      ask(tokenFor('203.0.113.0/24', Date.now() - index * 60_000), `203.0.113.${index}`),
    );
    for (const answer of await Promise.all(many)) expect(answer.principalId).toBe(first.principalId);
    expect((await ask(tokenFor('203.0.114.0/24'), '203.0.114.9')).principalId).not.toBe(first.principalId);
  });

  test('is refused in another network, even if X-Forwarded-For names its own', async () => {
    const answer = await ask(tokenFor('203.0.113.0/24'), '198.51.100.7', { 'X-Forwarded-For': '203.0.113.9' });
    expect(answer.context).toMatchObject({
      error: 'InvalidCredentials',
      detail: expect.stringMatching(/this network/),
    });
  });

  test('is refused after its end, with a word on how to get another', async () => {
    const answer = await ask(tokenFor('203.0.113.0/24', Date.now() - 31 * 60_000));
    expect(answer.context).toMatchObject({
      error: 'ExpiredCredentials',
      detail: expect.stringMatching(/POST \/demo\/token/),
    });
  });

  test('is refused where the deployment accepts none', async () => {
    vi.stubEnv('DEMO_TOKENS', 'off');
    served.restart();
    const answer = await ask(tokenFor('203.0.113.0/24'));
    vi.stubEnv('DEMO_TOKENS', 'on');
    expect(answer.context).toMatchObject({ error: 'InvalidCredentials' });
  });

  test('is refused once the operator disables the demo', async () => {
    await served.table.setState(record.id, 'disabled');
    expect((await ask(tokenFor('203.0.113.0/24'))).context).toMatchObject({ error: 'InvalidCredentials' });
    await served.table.setState(record.id, 'active');
  });
});

describe('a visitor without credentials', () => {
  const askMcp = () => served.ask({ route: 'POST /mcp', address: '203.0.113.9' });
  const open = (setting: string) => {
    vi.stubEnv('DEMO_TOKENS', setting);
    served.restart();
  };
  afterAll(() => open('on'));

  test('is refused at /mcp unless the operator lets it in', async () => {
    open('on');
    expect((await askMcp()).context).toMatchObject({ error: 'MissingCredentials' });
  });

  test('is the caller that a demo token of its network is, at /mcp alone', async () => {
    open('mcp');
    const withToken = await ask(tokenFor('203.0.113.0/24'));
    expect(await askMcp()).toMatchObject({
      principalId: withToken.principalId,
      context: { plan: 'demo', credential: 'demo' },
      usageIdentifierKey: record.gatewayKey,
    });
    const elsewhere = await served.ask({ route: 'POST /ephemeris/natal-chart', address: '203.0.113.9' });
    expect(elsewhere.context).toMatchObject({ error: 'MissingCredentials' });
  });

  test('is refused once the operator disables the demo', async () => {
    await served.table.setState(record.id, 'disabled');
    open('mcp');
    expect((await askMcp()).context).toMatchObject({ error: 'MissingCredentials' });
    await served.table.setState(record.id, 'active');
  });
});
