import { describe, expect, test } from 'vitest';
import type { TestRequest } from '../../support/gateway-event.ts';
import { smallFunction } from './small-function.ts';

const echo: TestRequest = { path: '/echo', body: {} };
const get = (path: string, request: Partial<TestRequest> = {}) =>
  smallFunction().ask({ method: 'GET', path, ...request });

/** The authorizer's context for a caller admitted without credentials. */
const ANONYMOUS = { principalId: 'anonymous', scopes: '', credential: 'none' };

const createEvent = (authorizer: object | null) => ({ requestContext: { requestId: 'r', authorizer } as never });

describe('the principal', () => {
  test('has the id from the authorizer and its scopes as a list', async () => {
    const principal = { id: 'key-7', scopes: ['cache:clear', 'health:read'] };
    expect((await smallFunction().ask({ ...echo, principal })).body.principal).toEqual(principal);
  });

  test('is absent without an authorizer and for an anonymous caller', async () => {
    expect((await get('/half-open', { principal: null })).body.principal).toBeNull();
    const anonymous = await smallFunction().ask({ method: 'GET', path: '/half-open' }, createEvent(ANONYMOUS));
    expect(anonymous.body.principal).toBeNull();
  });
});

describe('an endpoint that requires credentials', () => {
  test.each([
    ['there is no authorizer', null],
    ['the authorizer admits an anonymous caller', ANONYMOUS],
    ['the authorizer gives no id', { scopes: 'cache:clear' }],
    ['the id is empty', { principalId: '', scopes: 'cache:clear' }],
  ])('answers 401 when %s', async (_, authorizer) => {
    for (const path of ['/kept', '/guarded']) {
      const { status, body, headers } = await smallFunction().ask({ method: 'GET', path }, createEvent(authorizer));
      expect([status, body.error]).toEqual([401, 'MissingCredentials']);
      expect(headers['WWW-Authenticate']).toBe('Bearer realm="natal"');
    }
  });

  test('reports no other fault of the request and does not call the handler', async () => {
    let acted = false;
    const { ask } = smallFunction(() => {
      acted = true;
    });
    const { status, body } = await ask({ ...echo, principal: null, body: '{', query: { wrong: '1' } });
    expect([status, body.errors]).toEqual([401, []]);
    expect(acted).toBe(false);
  });
});

describe('an endpoint that requires a scope', () => {
  test.each([
    [[], 'have no scope'],
    [['health:read'], 'have only health:read'],
    [['cache:clear2', 'cache', 'CACHE:CLEAR'], 'have only cache:clear2, cache, CACHE:CLEAR'],
  ])('answers 403 to a caller with the scopes %j and names the missing one', async (scopes, held) => {
    const { status, body } = await get('/guarded', { principal: { id: 'acme', scopes } });
    expect([status, body.error]).toEqual([403, 'InsufficientPermissions']);
    expect(body.detail).toBe(`This needs the scope cache:clear; the credentials ${held}.`);
  });

  test('answers a caller with the scope', async () => {
    const principal = { id: 'acme', scopes: ['health:read', 'cache:clear'] };
    expect((await get('/guarded', { principal })).body).toEqual({ guarded: true });
  });
});

test('a public endpoint needs no credentials', async () => {
  expect((await get('/open', { principal: null })).body).toEqual({ open: true });
});
