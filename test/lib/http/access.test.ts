import { describe, expect, test } from 'vitest';
import type { TestRequest } from '../../support/gateway-event.ts';
import { smallFunction } from './small-function.ts';

const echo: TestRequest = { path: '/echo', body: {} };
const get = (path: string, request: Partial<TestRequest> = {}) =>
  smallFunction().ask({ method: 'GET', path, ...request });

/** What the authorizer leaves of a caller whom it let in without credentials. */
const ANONYMOUS = { principalId: 'anonymous', scopes: '', credential: 'none' };

const asked = (authorizer: object | null) => ({ requestContext: { requestId: 'r', authorizer } as never });

describe('the principal', () => {
  test('is who the authorizer said, with the scopes as a list', async () => {
    const principal = { id: 'key-7', scopes: ['cache:clear', 'health:read'] };
    expect((await smallFunction().ask({ ...echo, principal })).body.principal).toEqual(principal);
  });

  test('is nobody where nobody was asked, or nobody answered', async () => {
    expect((await get('/half-open', { principal: null })).body.principal).toBeNull();
    const anonymous = await smallFunction().ask({ method: 'GET', path: '/half-open' }, asked(ANONYMOUS));
    expect(anonymous.body.principal).toBeNull();
  });
});

describe('an endpoint that asks for credentials', () => {
  test.each([
    ['no authorizer was asked', null],
    ['the authorizer let somebody in as nobody', ANONYMOUS],
    ['the authorizer named nobody', { scopes: 'cache:clear' }],
    ['the name is empty', { principalId: '', scopes: 'cache:clear' }],
  ])('answers 401 where %s', async (_, authorizer) => {
    for (const path of ['/kept', '/guarded']) {
      const { status, body, headers } = await smallFunction().ask({ method: 'GET', path }, asked(authorizer));
      expect([status, body.error]).toEqual([401, 'MissingCredentials']);
      expect(headers['WWW-Authenticate']).toBe('Bearer realm="natal"');
    }
  });

  test('says nothing of what else is wrong with the request, and does nothing', async () => {
    let acted = false;
    const { ask } = smallFunction(() => {
      acted = true;
    });
    const { status, body } = await ask({ ...echo, principal: null, body: '{', query: { wrong: '1' } });
    expect([status, body.errors]).toEqual([401, []]);
    expect(acted).toBe(false);
  });
});

describe('an endpoint that asks for a scope', () => {
  test.each([
    [[], 'have no scope'],
    [['health:read'], 'have only health:read'],
    [['cache:clear2', 'cache', 'CACHE:CLEAR'], 'have only cache:clear2, cache, CACHE:CLEAR'],
  ])('answers 403 to a caller with %j, naming the scope', async (scopes, held) => {
    const { status, body } = await get('/guarded', { principal: { id: 'acme', scopes } });
    expect([status, body.error]).toEqual([403, 'InsufficientPermissions']);
    expect(body.detail).toBe(`This needs the scope cache:clear; the credentials ${held}.`);
  });

  test('is open to a caller who has it', async () => {
    const principal = { id: 'acme', scopes: ['health:read', 'cache:clear'] };
    expect((await get('/guarded', { principal })).body).toEqual({ guarded: true });
  });
});

test('a public endpoint asks nobody', async () => {
  expect((await get('/open', { principal: null })).body).toEqual({ open: true });
});
