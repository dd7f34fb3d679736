import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { api, type Group } from '../../../functions/api.ts';
import { createLimiter } from '../../../lib/adapters/tables/table-limiter.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import { defineInlineEndpoint } from '../../support/inline-endpoint.ts';
import { TableInMemory } from '../../support/table-in-memory.ts';

const answerNothing = (path: `/${string}`, changes: { readonly demo?: true; readonly access?: 'public' }) =>
  defineInlineEndpoint(
    {
      method: 'GET',
      path,
      summary: 'For the tests of demo tokens',
      request: {},
      response: z.object({}),
      errors: [],
      rateLimits: 'none',
      cache: 'none',
      examples: [],
      ...changes,
    },
    () => ({}),
  );

function open() {
  const limiter = createLimiter(new TableInMemory(), { onOutage: () => undefined, onRecovery: () => undefined });
  const endpoints = [
    answerNothing('/open', { demo: true }),
    answerNothing('/closed', {}),
    answerNothing('/public', { access: 'public' }),
  ];
  const handler = createLambdaHandler({ endpoints, services: { limiter }, observer: () => undefined });
  return async (path: `/${string}`, plan = 'demo', id = 'demo-1', address = '192.0.2.1') => {
    const event = gatewayEvent({ path, principal: { id, scopes: [], plan }, address });
    const { statusCode, body, headers } = await handler(event, { ...LAMBDA_CONTEXT });
    return { status: statusCode, headers: headers ?? {}, body: JSON.parse(body) };
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T16:07:12Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('demo tokens open the endpoints of the demo and public ones, and no others', async () => {
  const ask = open();
  expect((await ask('/open')).status).toBe(200);
  expect((await ask('/public')).status).toBe(200);
  const { status, body } = await ask('/closed');
  expect({ status, error: body.error }).toEqual({ status: 403, error: 'InsufficientPermissions' });
  expect(body.detail).toMatch(/needs an API key/);
  expect((await ask('/closed', 'free')).status).toBe(200);
});

test('all demo requests of a network share one count, and keys are not counted there', async () => {
  const ask = open();
  const answers = await Promise.all(Array.from({ length: 65 }, () => ask('/open')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
  expect(answers[0]?.headers['RateLimit-Policy']).toBe('"demo-minute";q=60;w=60, "demo-hour";q=600;w=3600');
  expect((await ask('/open')).body.error).toBe('RateLimitExceeded');
  expect((await ask('/open', 'demo', 'demo-2')).status).toBe(200);
  const byKey = await Promise.all(Array.from({ length: 65 }, () => ask('/open', 'free', 'acme')));
  expect(byKey.every(({ status }) => status === 200)).toBe(true);
});

test('a site of many networks leaves the demo to others, and the more sites use it the smaller is the share of each', async () => {
  const ask = open();
  const askFromSite = async (site: number, count: number): Promise<number> => {
    let accepted = 0;
    for (let network = 0; network < count; network += 1) {
      const { status } = await ask(
        '/open',
        'demo',
        `demo-${site}-${network}`,
        `2001:db8:${site}:${network.toString(16)}::1`,
      );
      if (status === 200) accepted += 1;
    }
    return accepted;
  };
  const shares = [];
  for (let site = 1; site <= 20; site += 1) shares.push(await askFromSite(site, 160));
  expect(shares[0]).toBeGreaterThan(120);
  expect(shares[0]).toBeLessThan(150);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThan(1200);
  expect(await askFromSite(100, 5)).toBe(5);
  expect((await ask('/open', 'free', 'acme')).status).toBe(200);
});

test('what demo tokens open is this list', () => {
  const routes = Object.values<Group>(api).flatMap(({ endpoints }) => endpoints.filter(({ demo }) => demo));
  expect(routes.map(({ method, path }) => `${method} ${path}`).sort()).toMatchSnapshot();
  expect(routes.every(({ access = 'credentials', scope }) => access === 'credentials' && !scope)).toBe(true);
});
