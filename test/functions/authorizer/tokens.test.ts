import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issuerRecord, subjectRecord } from '../../support/clients.ts';
import { type ServedAuthorizer, serveAuthorizer } from './served.ts';

let served: ServedAuthorizer;
beforeAll(async () => {
  served = await serveAuthorizer();
});
beforeEach(async () => {
  served.restart();
  await served.tables.stop();
  await served.tables.restart();
});
afterAll(() => served.stop());

const createBearer = async (claims: Record<string, unknown> = {}) =>
  await served.ask({ headers: { Authorization: `Bearer ${await served.issuer.sign(claims)}` } });

const record = (subject: string, changed = {}) => subjectRecord(served.issuer.issuer, subject, changed);
const anybody = (changed = {}) => issuerRecord(served.issuer.issuer, changed);

describe('a token', () => {
  test('admits a subject that has a record, with its name and its own gateway key', async () => {
    const own = record('somebody', { principal: 'acme-2', plan: 'partner' });
    await served.table.add(own);
    expect(await createBearer()).toMatchObject({
      principalId: 'acme-2',
      context: { scopes: '', plan: 'partner', credential: 'token' },
      usageIdentifierKey: own.gatewayKey,
    });
  });

  test('admits other subjects by the record for all subjects of the issuer, each with its own name', async () => {
    const any = anybody({ plan: 'free' });
    await served.table.add(any);
    const [one, again, other] = [
      await createBearer(),
      await createBearer({ jti: '2' }),
      await createBearer({ sub: 'other' }),
    ];
    expect(one).toMatchObject({ context: { plan: 'free' }, usageIdentifierKey: any.gatewayKey });
    expect(one.principalId).toMatch(/^token-[0-9a-f]{32}$/);
    expect(again.principalId).toBe(one.principalId);
    expect(other.principalId).not.toBe(one.principalId);
  });

  test('whose subject is * gets no special treatment', async () => {
    await served.table.add(anybody({ principal: 'all-of-an-issuer' }));
    expect((await createBearer({ sub: '*' })).principalId).toMatch(/^token-/);
  });

  test('of a subject without a record is rejected with that reason', async () => {
    expect((await createBearer()).context).toMatchObject({
      error: 'InvalidCredentials',
      detail: expect.stringContaining('subject'),
    });
  });

  test('of a disabled subject is rejected, even if the issuer as a whole is admitted', async () => {
    await served.table.add(anybody());
    await served.table.add(record('somebody', { state: 'disabled' }));
    expect((await createBearer()).context).toMatchObject({ error: 'InvalidCredentials' });
    expect(await createBearer({ sub: 'other' })).toMatchObject({ context: { credential: 'token' } });
  });

  test('that has expired gets a different error from an invalid one', async () => {
    await served.table.add(anybody());
    const past = Math.floor(Date.now() / 1000) - 120;
    expect((await createBearer({ exp: past })).context).toMatchObject({ error: 'ExpiredCredentials' });
    expect((await createBearer({ aud: 'other' })).context).toMatchObject({ error: 'InvalidCredentials' });
  });

  test('in X-API-Key is rejected', async () => {
    await served.table.add(anybody());
    const result = await served.ask({ headers: { 'X-API-Key': await served.issuer.sign() } });
    expect(result.context).toMatchObject({ error: 'InvalidCredentials' });
  });
});

describe('scopes', () => {
  test.each<[string, readonly string[], string, string]>([
    [
      'those granted by both operator and issuer',
      ['cache:clear', 'health:read'],
      'health:read cache:clear',
      'health:read cache:clear',
    ],
    ['only those the operator granted', ['health:read'], 'health:read cache:clear', 'health:read'],
    ['only those the issuer granted', ['cache:clear', 'health:read'], 'cache:clear', 'cache:clear'],
    ['empty when operator and issuer granted different ones', ['health:read'], 'cache:clear', ''],
    ['without unknown ones', ['health:read', 'admin'], 'admin openid', ''],
  ])('of a token are %s', async (_, scopes, scope, expected) => {
    await served.table.add(record('somebody', { scopes }));
    expect((await createBearer({ scope })).context).toMatchObject({ scopes: expected });
  });
});

test('when the issuer is unreachable, tokens cannot be checked but keys can', async () => {
  served.issuer.answer = (response) => response.writeHead(500).end();
  await served.table.add(anybody());
  await expect(createBearer()).rejects.toThrow('credentials cannot be checked');
  expect((await served.ask({ headers: { 'X-API-Key': 'unknown' } })).context).toMatchObject({
    error: 'InvalidCredentials',
  });
  served.issuer.answer = undefined;
});
