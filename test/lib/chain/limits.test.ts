import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { createLimiter } from '../../../lib/adapters/tables/table-limiter.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import type { RequestRecord } from '../../../lib/chain/middleware/observation.ts';
import type { LimitClass } from '../../../lib/contract/endpoint.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import { defineInlineEndpoint } from '../../support/inline-endpoint.ts';
import { TableInMemory } from '../../support/table-in-memory.ts';

const createSearch = (limits: LimitClass, act: () => unknown) =>
  defineInlineEndpoint(
    {
      method: 'GET',
      path: `/search/${limits}`,
      summary: 'For the tests of limits',
      request: { query: z.strictObject({ star: z.enum(['sirius', 'vega']).optional() }) },
      response: z.unknown(),
      errors: [],
      rateLimits: limits,
      cache: 'none',
      examples: [],
    },
    () => act() ?? { found: true },
  );

function openLimiterFixture(act: () => unknown = () => undefined) {
  const table = new TableInMemory();
  const observed: RequestRecord[] = [];
  const limiter = createLimiter(table, { onOutage: () => undefined, onRecovery: () => undefined });
  const endpoints = (['transits', 'reverse', 'none'] as const).map((limits) => createSearch(limits, act));
  const handler = createLambdaHandler({
    endpoints,
    services: { limiter },
    observer: (record) => observed.push(record),
  });
  const ask = async (limits: LimitClass, { principalId = 'acme', ...query }: Record<string, string> = {}) => {
    const event = gatewayEvent({ path: `/search/${limits}`, query, principal: { id: principalId, scopes: [] } });
    const { statusCode, headers = {}, body } = await handler(event, { ...LAMBDA_CONTEXT });
    return { status: statusCode, headers, body: JSON.parse(body) };
  };
  return { table, observed, ask };
}

async function exhaust(
  ask: ReturnType<typeof openLimiterFixture>['ask'],
  limits: LimitClass,
  requests: number,
): Promise<void> {
  for (let sent = 0; sent < requests; sent += 1) expect((await ask(limits)).status).toBe(200);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T16:07:12.345Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const POLICY = '"transits-minute";q=120;w=60, "transits-hour";q=2000;w=3600';

test('an endpoint that counts only some requests charges those alone, and the others have no limit headers', async () => {
  const limiter = createLimiter(new TableInMemory(), { onOutage: () => undefined, onRecovery: () => undefined });
  const endpoint = defineInlineEndpoint(
    {
      method: 'GET',
      path: '/search/some',
      summary: 'For the tests of limits',
      request: { query: z.strictObject({ star: z.string() }) },
      response: z.unknown(),
      errors: [],
      rateLimits: 'searches',
      isCounted: ({ query }) => query.star === 'sirius',
      cache: 'none',
      examples: [],
    },
    () => ({ found: true }),
  );
  const handler = createLambdaHandler({
    endpoints: [endpoint],
    services: { limiter },
    observer: () => undefined,
  });
  const askFor = async (star: string) => {
    const event = gatewayEvent({ path: '/search/some', query: { star }, principal: { id: 'acme', scopes: [] } });
    return (await handler(event, { ...LAMBDA_CONTEXT })).headers?.RateLimit;
  };
  expect(await askFor('vega')).toBeUndefined();
  expect(await askFor('sirius')).toContain('"searches-minute";r=29');
  expect(await askFor('vega')).toBeUndefined();
  expect(await askFor('sirius')).toContain('"searches-minute";r=28');
});

describe('a counted answer', () => {
  test('has headers for every limit of its class', async () => {
    const { status, headers } = await openLimiterFixture().ask('transits');
    expect(status).toBe(200);
    expect(headers['RateLimit-Policy']).toBe(POLICY);
    expect(headers.RateLimit).toBe('"transits-minute";r=119;t=43, "transits-hour";r=1999;t=3583');
    expect(headers['Retry-After']).toBeUndefined();
  });

  test('has headers for the only limit of a class with one', async () => {
    const { headers } = await openLimiterFixture().ask('reverse');
    expect(headers['RateLimit-Policy']).toBe('"reverse-minute";q=60;w=60');
    expect(headers.RateLimit).toBe('"reverse-minute";r=59;t=43');
  });

  test('has the headers even when it is a problem', async () => {
    const failing = openLimiterFixture(() => {
      throw new Problem('InvalidRange', 'The range is too long.');
    });
    const { status, headers } = await failing.ask('transits');
    expect(status).toBe(400);
    expect(headers.RateLimit).toBe('"transits-minute";r=119;t=43, "transits-hour";r=1999;t=3583');
  });
});

describe('what is not counted', () => {
  test('an endpoint without a class', async () => {
    const { ask, table } = openLimiterFixture();
    const { headers } = await ask('none');
    expect(headers).not.toHaveProperty('RateLimit');
    expect(headers).not.toHaveProperty('RateLimit-Policy');
    expect(table.calls).toBe(0);
  });

  test('a request that fails validation', async () => {
    const { ask, table } = openLimiterFixture();
    const { status, headers } = await ask('transits', { star: 'deneb' });
    expect(status).toBe(400);
    expect(headers).not.toHaveProperty('RateLimit');
    expect(table.calls).toBe(0);
  });
});

describe('429 RateLimitExceeded', () => {
  test('over the limit per minute', async () => {
    const { ask } = openLimiterFixture();
    await exhaust(ask, 'transits', 120);
    const { status, headers, body } = await ask('transits');
    expect([status, body.error]).toEqual([429, 'RateLimitExceeded']);
    expect(body.detail).toBe('The 120 requests of this minute are used up; the next is taken in 43 s.');
    expect(headers['Retry-After']).toBe('43');
    expect(headers['RateLimit-Policy']).toBe(POLICY);
    expect(headers.RateLimit).toBe('"transits-minute";r=0;t=43');
  });

  test('over the limit per hour: Retry-After is the end of the hour', async () => {
    const { ask, table } = openLimiterFixture();
    const request = { principalId: 'acme', limitClass: 'transits', at: new Date() } as const;
    await table.addPending(request, { instanceId: 'earlier', serial: 1, requests: new Map([['m06', 1999]]) });
    await exhaust(ask, 'transits', 1);
    const { status, headers, body } = await ask('transits');
    expect([status, headers['Retry-After']]).toEqual([429, '3583']);
    expect(headers.RateLimit).toBe('"transits-hour";r=0;t=3583');
    expect(body.detail).toContain('2000 requests of this hour');
  });

  test('over both limits: Retry-After is the later end', async () => {
    const { ask, table } = openLimiterFixture();
    const request = { principalId: 'acme', limitClass: 'transits', at: new Date() } as const;
    await table.addPending(request, { instanceId: 'earlier', serial: 1, requests: new Map([['m00', 2000]]) });
    const { headers } = await ask('transits');
    expect(headers['Retry-After']).toBe('3583');
    expect(headers.RateLimit).toBe('"transits-minute";r=0;t=43, "transits-hour";r=0;t=3583');
  });

  test('a request after Retry-After is accepted', async () => {
    const { ask } = openLimiterFixture();
    await exhaust(ask, 'transits', 120);
    const { headers } = await ask('transits');
    vi.setSystemTime(Date.now() + Number(headers['Retry-After']) * 1000);
    expect((await ask('transits')).status).toBe(200);
  });

  test('another principal and another class are not affected', async () => {
    const { ask } = openLimiterFixture();
    await exhaust(ask, 'transits', 120);
    expect((await ask('transits', { principalId: 'other' })).status).toBe(200);
    expect((await ask('reverse')).status).toBe(200);
  });

  test('the endpoint is not called', async () => {
    let calculated = 0;
    const { ask } = openLimiterFixture(() => {
      calculated += 1;
    });
    await exhaust(ask, 'reverse', 60);
    await ask('reverse');
    expect(calculated).toBe(60);
  });
});

test('without the table requests are answered, and the records report the failure', async () => {
  const { ask, table, observed } = openLimiterFixture();
  await ask('reverse');
  table.mood = 'fails';
  const { status, headers } = await ask('reverse');
  expect([status, headers.RateLimit]).toEqual([200, '"reverse-minute";r=58;t=43']);
  expect(observed.map(({ limiterFailedOpen }) => limiterFailedOpen)).toEqual([undefined, true]);
});
