import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { createAnswerCache } from '../../../lib/adapters/tables/table-answer-cache.ts';
import { createLimiter } from '../../../lib/adapters/tables/table-limiter.ts';
import {
  DEMO_PLAN,
  MAX_CALCULATION_SECONDS,
  WORK_BUDGETS,
  WORK_PLANS,
} from '../../../lib/base/catalog/work-budgets.ts';
import { createInProcessCaller } from '../../../lib/chain/in-process-caller.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import type { RequestContext } from '../../../lib/contract/request-context.ts';
import { openAnswerMemory } from '../../../lib/runtime/answers.ts';
import { AnswersInMemory } from '../../support/answers-in-memory.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import { defineInlineEndpoint } from '../../support/inline-endpoint.ts';
import { TableInMemory } from '../../support/table-in-memory.ts';

// The budgets are tested with estimates that single requests may not have.
vi.mock(import('../../../lib/base/catalog/sizes.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    SIZES: { ...original.SIZES, request_seconds: { maximum: 28 as never, description: '' as never } },
  };
});

const REQUEST = { query: z.strictObject({ seconds: z.coerce.number() }) };

const calculation = (path: `/${string}`, calculate: () => unknown) =>
  defineInlineEndpoint(
    {
      method: 'GET',
      path,
      summary: 'For the tests of work',
      request: REQUEST,
      response: z.unknown(),
      errors: [],
      rateLimits: 'none',
      work: ({ query }) => query.seconds,
      cache: 'none',
      ...(path === '/stored' && { stored: 'transits' as const }),
      demo: true,
      examples: [],
    },
    async () => (await calculate()) ?? { found: true },
  );

interface Asked {
  readonly seconds: number;
  readonly plan?: string;
  readonly principalId?: string;
  readonly path?: '/search' | '/stored';
  readonly headers?: Record<string, string>;
  readonly address?: string;
  readonly scopes?: readonly string[];
}

function openLimiterFixture(calculate: () => unknown = () => undefined, table = new TableInMemory()) {
  const limiter = createLimiter(table, { onOutage: () => undefined, onRecovery: () => undefined });
  const answers = createAnswerCache({ table: new AnswersInMemory(), openMemory: openAnswerMemory, edition: ['test'] });
  const endpoints = (['/search', '/stored'] as const).map((path) => calculation(path, calculate));
  const handler = createLambdaHandler({ endpoints, services: { limiter, answers }, observer: () => undefined });
  const ask = async ({
    seconds,
    plan = 'free',
    principalId = 'acme',
    path = '/search',
    headers,
    address = '192.0.2.1',
    scopes = [],
  }: Asked) => {
    const principal = { id: principalId, scopes, plan };
    const query = { seconds: String(seconds) };
    const event = gatewayEvent({ path, query, principal, address, ...(headers && { headers }) });
    const answer = await handler(event, { ...LAMBDA_CONTEXT });
    return { status: answer.statusCode, headers: answer.headers ?? {}, body: JSON.parse(answer.body) };
  };
  return { ask, table };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T16:07:12.345Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each(WORK_PLANS)('a minute of %s has room for the longest calculation, an hour for several', (plan) => {
  const { minute, hour } = WORK_BUDGETS[plan].seconds;
  expect(minute).toBeGreaterThanOrEqual(MAX_CALCULATION_SECONDS);
  expect(hour).toBeGreaterThanOrEqual((plan === DEMO_PLAN ? 4 : 10) * MAX_CALCULATION_SECONDS);
});

describe('an answer that was calculated', () => {
  test('states the budget and what remains of it in CPU-seconds', async () => {
    const { status, headers } = await openLimiterFixture().ask({ seconds: 12.5 });
    expect(status).toBe(200);
    expect(headers['RateLimit-Policy']).toBe('"work-minute";q=30;w=60, "work-hour";q=300;w=3600');
    expect(headers.RateLimit).toBe('"work-minute";r=17;t=43, "work-hour";r=287;t=3583');
  });

  test('counts against the budget of the plan', async () => {
    const { headers } = await openLimiterFixture().ask({ seconds: 12.5, plan: 'partner' });
    expect(headers['RateLimit-Policy']).toBe('"work-minute";q=600;w=60, "work-hour";q=20000;w=3600');
  });

  test('costs nothing where the plan has no budget', async () => {
    const { ask, table } = openLimiterFixture();
    for (let sent = 0; sent < 5; sent += 1) expect((await ask({ seconds: 20, plan: 'local' })).status).toBe(200);
    expect(table.calls).toBe(0);
  });

  test('has the smallest budget for a plan that is not known', async () => {
    const { headers } = await openLimiterFixture().ask({ seconds: 1, plan: 'another' });
    expect(headers['RateLimit-Policy']).toContain('"work-minute";q=30;');
  });

  test('of some milliseconds is written together with others', async () => {
    const { ask, table } = openLimiterFixture();
    for (let sent = 0; sent < 24; sent += 1) expect((await ask({ seconds: 0.01 })).headers.RateLimit).toBeUndefined();
    expect(table.calls).toBe(0);
    const { headers } = await ask({ seconds: 0.01 });
    expect(table.calls).toBe(1);
    expect(headers.RateLimit).toContain('"work-minute";r=29;');
  });
});

describe('429 WorkExceeded', () => {
  test('where the minute has no room for the estimate, before anything is calculated', async () => {
    let calculated = 0;
    const { ask } = openLimiterFixture(() => {
      calculated += 1;
    });
    await ask({ seconds: 20 });
    const { status, headers, body } = await ask({ seconds: 12.5 });
    expect([status, body.error, headers['Retry-After']]).toEqual([429, 'WorkExceeded', '43']);
    expect(body.detail).toBe(
      'This request is estimated at 13 s of processor time; 10 s of the 30 s of this minute remain. It is taken in 43 s.',
    );
    expect(headers.RateLimit).toBe('"work-minute";r=10;t=43');
    expect(calculated).toBe(1);
  });

  test('leaves room for smaller requests, other callers and the next minute', async () => {
    const { ask } = openLimiterFixture();
    await ask({ seconds: 20 });
    expect((await ask({ seconds: 12 })).status).toBe(429);
    expect((await ask({ seconds: 9 })).status).toBe(200);
    expect((await ask({ seconds: 12, principalId: 'other' })).status).toBe(200);
    vi.setSystemTime(Date.now() + 48_000);
    expect((await ask({ seconds: 12 })).status).toBe(200);
  });

  test('where the hour has no room', async () => {
    const { ask } = openLimiterFixture();
    for (let minute = 0; minute < 10; minute += 1) {
      expect((await ask({ seconds: 28 })).status).toBe(200);
      vi.setSystemTime(Date.now() + 60_000);
    }
    const { status, headers, body } = await ask({ seconds: 28 });
    expect([status, headers['Retry-After']]).toEqual([429, '2983']);
    expect(body.detail).toContain('20 s of the 300 s of this hour remain');
  });

  test('many small requests use the budget up like a large one', async () => {
    const { ask } = openLimiterFixture();
    for (let sent = 0; sent < 300; sent += 1) expect((await ask({ seconds: 0.1 })).status).toBe(200);
    const statuses = [];
    for (let sent = 0; sent < 10; sent += 1) statuses.push((await ask({ seconds: 0.1 })).status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(2);
  });

  test('by all networks of a visitor’s site together', async () => {
    const { ask } = openLimiterFixture();
    const statuses = [];
    for (let network = 0; network < 4; network += 1) {
      const visitor = { plan: DEMO_PLAN, principalId: `demo-${network}`, address: `2001:db8:1:${network}::1` };
      statuses.push((await ask({ seconds: 12.5, ...visitor })).status);
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
    const elsewhere = { plan: DEMO_PLAN, principalId: 'demo-5', address: '2001:db8:2::1' };
    expect((await ask({ seconds: 12.5, ...elsewhere })).status).toBe(200);
  });

  test('while as many long calculations run as the plan allows', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const { ask } = openLimiterFixture(() => promise);
    const running = [ask({ seconds: 2 }), ask({ seconds: 2 })];
    const { status, headers, body } = await ask({ seconds: 2 });
    expect([status, body.error, headers['Retry-After']]).toEqual([429, 'WorkExceeded', '2']);
    const others = [ask({ seconds: 0.9 }), ask({ seconds: 2, principalId: 'other' })];
    resolve(undefined);
    for (const answer of [...running, ...others]) expect((await answer).status).toBe(200);
    expect((await ask({ seconds: 2 })).status).toBe(200);
  });

  test('a long calculation that is refused or fails frees its slot', async () => {
    const { ask } = openLimiterFixture(() => {
      throw new Error('broken');
    });
    for (let sent = 0; sent < 3; sent += 1) expect((await ask({ seconds: 9 })).status).toBe(500);
    expect((await ask({ seconds: 9 })).body.detail).toContain('3 s of the 30 s');
  });
});

test('400 an estimate over the limit of one request is refused before anything is charged or calculated', async () => {
  let calculated = 0;
  const { ask, table } = openLimiterFixture(() => {
    calculated += 1;
  });
  const { status, body } = await ask({ seconds: 28.1 });
  expect([status, body.error]).toEqual([400, 'InvalidRange']);
  expect(body.detail).toBe(
    'body must ask for less: the request is estimated at 28.1 seconds of processor time, where 28 are allowed.',
  );
  expect([calculated, table.calls]).toEqual([0, 0]);
});

describe('an answer from the cache', () => {
  test('costs nothing', async () => {
    const { ask } = openLimiterFixture();
    expect((await ask({ seconds: 20, path: '/stored' })).headers['X-Cache']).toBe('miss');
    const { status, headers } = await ask({ seconds: 20, path: '/stored' });
    expect([status, headers['X-Cache'], headers.RateLimit]).toEqual([200, 'hit', undefined]);
  });

  test('is calculated anew for Cache-Control: no-store only with the scope cache:bypass', async () => {
    const { ask } = openLimiterFixture();
    const asked = { seconds: 10, path: '/stored', headers: { 'Cache-Control': 'no-store' } } as const;
    expect((await ask(asked)).headers['X-Cache']).toBe('miss');
    expect((await ask(asked)).headers['X-Cache']).toBe('hit');
    expect((await ask({ ...asked, scopes: ['cache:bypass'] })).headers['X-Cache']).toBe('bypass');
  });
});

test('without the table, an instance charges its own count and every long calculation proceeds', async () => {
  const { ask, table } = openLimiterFixture();
  table.mood = 'fails';
  expect((await ask({ seconds: 20 })).status).toBe(200);
  expect((await ask({ seconds: 20 })).status).toBe(429);
});

test('a request that the service sends to itself, as tools of /mcp do, is charged to its caller', async () => {
  const table = new TableInMemory();
  const limiter = createLimiter(table, { onOutage: () => undefined, onRecovery: () => undefined });
  const endpoint = calculation('/search', () => undefined);
  const call = createInProcessCaller({ endpoints: [endpoint], services: { limiter }, observer: () => undefined });
  const principal = { id: 'acme', scopes: [], plan: 'standard' };
  const context: RequestContext = {
    requestId: 'outer',
    receivedAt: new Date(),
    calculatedAt: new Date(),
    network: undefined,
    principal,
    elapsedMs: () => 0,
    remainingMs: () => 20_000,
    checkTime: () => undefined,
    address: () => '',
    header: () => undefined,
    relocate: (problem) => problem,
  };
  expect((await call({ endpoint, query: { seconds: '12.5' } }, context)).status).toBe(200);
  const counter = { principalId: 'acme', limitClass: 'work-standard', at: new Date() } as const;
  expect(table.countsOf(counter)).toEqual({ minute: 12_500, hour: 12_500 });
});
