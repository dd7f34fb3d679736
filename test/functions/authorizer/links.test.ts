import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ensureLinkSecret, rotateLinkSecrets } from '../../../infra/keys/link-secrets.ts';
import { makeKey } from '../../../lib/adapters/access/key-format.ts';
import { createLinks } from '../../../lib/adapters/access/links.ts';
import {
  toIssuerRecordId,
  toKeyId,
  toTokenPrincipal,
  toTokenRecordId,
} from '../../../lib/adapters/access/record-id.ts';
import { issuerRecord, subjectRecord, testClient } from '../../support/clients.ts';
import { createEndedLinks } from '../../support/ended-links.ts';
import { type ServedAuthorizer, serveAuthorizer } from './served.ts';

let served: ServedAuthorizer;
beforeAll(async () => {
  served = await serveAuthorizer();
  await ensureLinkSecret(served.linkSecrets, new Date());
});
beforeEach(() => served.restart());
afterAll(() => served.stop());

const request = { path: '/ephemeris/table', query: { format: 'csv' }, body: { start_date: '2027-01-01' } };

/** The token of a link that credentials with these records have made. */
async function makeToken(owner: readonly string[], endsAt = 4_000_000_000): Promise<string> {
  return (
    (await createLinks(served.linkSecrets, createEndedLinks()).seal({ endsAt, owner, request }, new Date()))?.token ??
    ''
  );
}

const open = (token: string, headers = {}) => served.ask({ route: 'GET /l/{token}', token, headers });

async function expectRefused(token: string, error: string): Promise<void> {
  const { policyDocument, context, principalId } = await open(token);
  expect(policyDocument.Statement).toMatchObject([{ Effect: 'Deny' }]);
  expect([context?.error, principalId]).toEqual([error, 'anonymous']);
}

describe('a link of a key', () => {
  test('admits the client of the key, with its plan and gateway key, and without scopes', async () => {
    const { record } = testClient({ scopes: ['cache:bypass'], principal: 'acme-2' });
    await served.table.add(record);
    expect(await open(await makeToken([record.id]))).toMatchObject({
      principalId: 'links-of-acme-2',
      policyDocument: { Statement: [{ Effect: 'Allow' }] },
      context: { scopes: '', plan: 'standard', credential: 'link', keyId: toKeyId(record.id) },
      usageIdentifierKey: record.gatewayKey,
    });
    const { context } = await open(await makeToken([record.id]));
    expect(context).not.toHaveProperty('records');
  });

  test('is charged to its own client, also where the request has other credentials', async () => {
    const [owner, visitor] = [testClient({ principal: 'owner-1' }), testClient({ principal: 'visitor-1' })];
    await served.table.add(owner.record);
    await served.table.add(visitor.record);
    const token = await makeToken([owner.record.id]);
    expect(await open(token, { 'X-API-Key': visitor.key })).toMatchObject({ principalId: 'links-of-owner-1' });
    expect(await open(token, { 'X-API-Key': makeKey() })).toMatchObject({ principalId: 'links-of-owner-1' });
  });

  test('is refused once the key is disabled, has expired or is deleted', async () => {
    const disabled = testClient({ state: 'disabled' });
    const expired = testClient({ endsAt: 1 });
    await served.table.add(disabled.record);
    await served.table.add(expired.record);
    for (const { record } of [disabled, expired, testClient()]) {
      await expectRefused(await makeToken([record.id]), 'LinkRevoked');
    }
  });

  test('that has ended passes: the function says so, with 410', async () => {
    const { record } = testClient();
    await served.table.add(record);
    expect(await open(await makeToken([record.id], 1))).toMatchObject({ context: { credential: 'link' } });
  });

  test('is no credential of another route, and a key none of a link', async () => {
    const { record, key } = testClient();
    await served.table.add(record);
    const token = await makeToken([record.id]);
    const elsewhere = await served.ask({ route: 'GET /supported-objects', token });
    expect(elsewhere.context).toMatchObject({ error: 'MissingCredentials' });
    const bearer = await served.ask({ headers: { Authorization: `Bearer ${token}` } });
    expect(bearer.context).toMatchObject({ error: 'InvalidCredentials' });
    expect((await open('', { 'X-API-Key': key })).context).toMatchObject({ error: 'LinkInvalid' });
    expect((await open(key)).context).toMatchObject({ error: 'LinkInvalid' });
  });
});

describe('a link of a token', () => {
  test('belongs to its subject, by the record of the subject or that of the issuer', async () => {
    const issuer = 'https://links.example';
    const owner = [toTokenRecordId(issuer, 'ada'), toIssuerRecordId(issuer)];
    const token = await makeToken(owner);
    await expectRefused(token, 'LinkRevoked');

    const shared = issuerRecord(issuer, { principal: 'everybody' });
    await served.table.add(shared);
    served.restart();
    expect(await open(token)).toMatchObject({
      principalId: `links-of-${toTokenPrincipal(owner[0] ?? '')}`,
      usageIdentifierKey: shared.gatewayKey,
    });

    await served.table.add(subjectRecord(issuer, 'ada', { principal: 'ada-1', state: 'disabled' }));
    served.restart();
    await expectRefused(token, 'LinkRevoked');
    await served.table.setState(owner[0] ?? '', 'active');
    served.restart();
    expect(await open(token)).toMatchObject({ principalId: 'links-of-ada-1' });
  });
});

describe('the secret of a link', () => {
  test('goes on opening it after a rotation, until it is revoked', async () => {
    const { record } = testClient();
    await served.table.add(record);
    const token = await makeToken([record.id]);
    await rotateLinkSecrets(served.linkSecrets, false, new Date());
    served.restart();
    expect(await open(token)).toMatchObject({ context: { credential: 'link' } });
    await rotateLinkSecrets(served.linkSecrets, true, new Date());
    served.restart();
    await expectRefused(token, 'LinkInvalid');
  });

  test('is not needed by a flood of invented tokens: they are refused without reading the table again', async () => {
    await open('x');
    await served.tables.stop();
    for (const token of ['x', 'AQAB', `AQAB${'A'.repeat(200)}`]) await expectRefused(token, 'LinkInvalid');
    await served.tables.restart();
    await ensureLinkSecret(served.linkSecrets, new Date());
  });
});

test('while the table does not answer, links are neither admitted nor called invalid', async () => {
  const token = await makeToken([testClient().record.id]);
  await served.tables.stop();
  await expect(open(token)).rejects.toThrow('credentials cannot be checked');
  await served.tables.restart();
});

test('logs contain no token of a link, nor a part of one', async () => {
  const lines: string[] = [];
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'DEBUG');
  for (const stream of ['debug', 'info', 'warn', 'error', 'log'] as const) {
    vi.spyOn(globalThis.console, stream).mockImplementation((...words) => void lines.push(words.join(' ')));
  }
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => lines.push(String(text)) > 0),
  );
  await ensureLinkSecret(served.linkSecrets, new Date());
  served.restart();
  const token = await makeToken([testClient().record.id]);
  await open(token);
  await open(`${token}x`);
  for (const spy of spies) spy.mockRestore();
  vi.restoreAllMocks();
  const log = lines.join('\n');
  expect(log).toContain('endedLink');
  expect(log).toContain('badLink');
  expect(log).not.toContain(token.slice(6, 22));
});
