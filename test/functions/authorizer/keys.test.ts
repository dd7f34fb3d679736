import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeKey } from '../../../lib/adapters/access/key-format.ts';
import { toKeyId } from '../../../lib/adapters/access/record-id.ts';
import { ERRORS } from '../../../lib/base/errors/catalog.ts';
import { STAGE_ARN } from '../../support/authorizer-event.ts';
import { testClient } from '../../support/clients.ts';
import { type ServedAuthorizer, serveAuthorizer } from './served.ts';

let served: ServedAuthorizer;
beforeAll(async () => {
  served = await serveAuthorizer();
});
beforeEach(() => served.restart());
afterAll(() => served.stop());

async function ask(key: string) {
  return await served.ask({ headers: { 'X-API-Key': key } });
}

const today = (): string => new Date().toISOString().slice(0, 10);
const nowSeconds = (): number => Math.floor(Date.now() / 1000);

describe('a key', () => {
  test('admits its client to the whole stage, with its own name and scopes', async () => {
    const { key, record } = testClient({ scopes: ['cache:clear', 'health:read'] });
    await served.table.add(record);
    expect(await ask(key)).toEqual({
      principalId: 'acme-1',
      policyDocument: {
        Version: '2012-10-17',
        Statement: [{ Action: 'execute-api:Invoke', Effect: 'Allow', Resource: `${STAGE_ARN}/*` }],
      },
      context: {
        scopes: 'cache:clear health:read',
        plan: 'standard',
        credential: 'key',
        keyId: toKeyId(record.id),
        records: record.id,
      },
      usageIdentifierKey: record.gatewayKey,
    });
  });

  test('is equally accepted in Authorization: Bearer', async () => {
    const { key, record } = testClient();
    await served.table.add(record);
    expect(await served.ask({ headers: { authorization: `bearer ${key}` } })).toEqual(await ask(key));
  });

  test('is recorded with the day of its last use', async () => {
    const { key, record } = testClient({ principal: 'day-of-use' });
    await served.table.add(record);
    const before = today();
    await ask(key);
    const noted = async () => (await served.table.listAll()).find(({ id }) => id === record.id)?.lastUsed;
    expect([before, today()]).toContain(await noted());
  });

  test('of any form works if its hash is in the table', async () => {
    const { key, record } = testClient({}, 'a-key-of-the-test-run');
    await served.table.add(record);
    expect(await ask(key)).toMatchObject({ principalId: 'acme-1' });
  });
});

describe('the authorizer rejects', () => {
  async function expectRefused(key: string, error: string, detail: RegExp) {
    const result = await ask(key);
    expect(result.policyDocument.Statement).toEqual([
      { Action: 'execute-api:Invoke', Effect: 'Deny', Resource: `${STAGE_ARN}/*` },
    ]);
    const title = ERRORS[error as keyof typeof ERRORS].title;
    expect(result.context).toEqual({
      error,
      title,
      detail: expect.stringMatching(detail),
      challenge: 'Bearer realm="natal", error="invalid_token"',
    });
    expect(result.usageIdentifierKey).toBeUndefined();
  }

  test('a key that was never issued', () => expectRefused(makeKey(), 'InvalidCredentials', /unknown/));

  test('a mistyped key by its checksum, without reading the table', async () => {
    await served.tables.stop();
    await expectRefused(`${makeKey().slice(0, -1)}_`, 'InvalidCredentials', /checksum/);
    await served.tables.restart();
  });

  test('a disabled key', async () => {
    const { key, record } = testClient({ state: 'disabled' });
    await served.table.add(record);
    await expectRefused(key, 'InvalidCredentials', /disabled/);
  });

  test('a key after its end, but not one before it', async () => {
    const [past, coming] = [testClient({ endsAt: nowSeconds() - 1 }), testClient({ endsAt: nowSeconds() + 60 })];
    await served.table.add(past.record);
    await served.table.add(coming.record);
    await expectRefused(past.key, 'ExpiredCredentials', /has expired/);
    expect(await ask(coming.key)).toMatchObject({ principalId: 'acme-1' });
  });

  test("the gateway's own key, although the table contains it and operators can read it", async () => {
    const { record } = testClient();
    await served.table.add(record);
    await expectRefused(record.gatewayKey, 'InvalidCredentials', /unknown/);
  });

  test('the hash of a key as the table stores it', async () => {
    const { record } = testClient();
    await served.table.add(record);
    await expectRefused(record.id, 'InvalidCredentials', /unknown/);
    await expectRefused(record.id.slice('key#'.length), 'InvalidCredentials', /unknown/);
  });

  test('a key in the query string or in a cookie, as if there were none', async () => {
    const { key, record } = testClient();
    await served.table.add(record);
    const query = { api_key: key, 'X-API-Key': key, access_token: key, key };
    const result = await served.ask({ query, headers: { Cookie: `X-API-Key=${key}` } });
    expect(result.context).toMatchObject({ error: 'MissingCredentials' });
  });

  test('two different valid keys in one request', async () => {
    const [one, other] = [testClient(), testClient()];
    await served.table.add(one.record);
    await served.table.add(other.record);
    const result = await served.ask({ headers: { 'X-API-Key': one.key, Authorization: `Bearer ${other.key}` } });
    expect(result.context).toMatchObject({ error: 'InvalidCredentials', detail: expect.stringContaining('send one') });
    const twice = await served.ask({ headers: { 'X-API-Key': [one.key, other.key] } });
    expect(twice.context).toMatchObject({ error: 'InvalidCredentials' });
  });
});

describe('a request without credentials', () => {
  test('is admitted where credentials are optional', async () => {
    for (const route of ['GET /meta/version', 'HEAD /meta/version'] as const) {
      const result = await served.ask({ route });
      expect(result.policyDocument.Statement[0]).toMatchObject({ Effect: 'Allow' });
      expect(result.context).toEqual({ scopes: '', credential: 'none' });
      expect(result.usageIdentifierKey).toBeUndefined();
    }
  });

  test('is rejected everywhere else', async () => {
    for (const route of ['GET /supported-objects', 'POST /meta/version', 'GET /meta/version/'] as const) {
      expect((await served.ask({ route })).context).toMatchObject({ error: 'MissingCredentials' });
    }
  });

  test('differs from one with wrong credentials, which is rejected even where they are optional', async () => {
    const result = await served.ask({ route: 'GET /meta/version', headers: { 'X-API-Key': makeKey() } });
    expect(result.context).toMatchObject({ error: 'InvalidCredentials' });
  });
});

describe('an unreachable table', () => {
  test('blocks only clients that this instance has not authorized before', async () => {
    const [seen, unseen] = [testClient({ principal: 'seen' }), testClient({ principal: 'unseen' })];
    await served.table.add(seen.record);
    await served.table.add(unseen.record);
    await ask(seen.key);
    await served.tables.stop();
    expect(await ask(seen.key)).toMatchObject({ principalId: 'seen' });
    await expect(ask(unseen.key)).rejects.toThrow('credentials cannot be checked');
    await served.tables.restart();
    await served.table.add(unseen.record);
    await expect
      .poll(() => ask(unseen.key).catch(() => undefined), { timeout: 3000 })
      .toMatchObject({
        principalId: 'unseen',
      });
  });
});
