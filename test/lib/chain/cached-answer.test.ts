import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { CachingServices } from '../../../lib/chain/cached-answer.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import type { RequestRecord } from '../../../lib/chain/middleware/observation.ts';
import { Answer, Content } from '../../../lib/contract/endpoint.ts';
import type { SharedContext } from '../../../lib/contract/request-context.ts';
import type { AnswerCache, CachedAnswer, CacheEntry } from '../../../lib/contract/tables/answers/answer-cache.ts';
import type { AnswerKey } from '../../../lib/contract/tables/answers/answer-table.ts';
import { toSizesId } from '../../../lib/contract/tables/calculations/record-ids.ts';
import type { Counts } from '../../../lib/contract/tables/statistics.ts';
import { TableUnavailable } from '../../../lib/contract/tables/table-unavailable.ts';
import { gatewayEvent, LAMBDA_CONTEXT, type TestRequest } from '../../support/gateway-event.ts';
import { defineInlineEndpoint } from '../../support/inline-endpoint.ts';

const PATH = '/predictive/events';
const BYPASSING = { id: 'somebody', scopes: ['cache:bypass'] };
const KEPT: CacheEntry = { bytes: 40, expiresAt: Date.UTC(2030, 0, 2) / 1000 };

/** A cache that keeps everything and records the keys that are looked up. */
function cacheInMemory() {
  const kept = new Map<string, CachedAnswer>();
  const asked: AnswerKey[] = [];
  const cache: AnswerCache = {
    edition: ['code-1'],
    find: async (key) => {
      asked.push(key);
      return kept.get(key.hash);
    },
    store: async ({ hash }, answer) => {
      kept.set(hash, answer);
      return KEPT;
    },
  };
  return { cache, kept, asked };
}

const fails = (fault: Error) => async (): Promise<never> => {
  throw fault;
};

interface Parts {
  readonly services?: CachingServices;
  /** The endpoint's handler, called with the body and the context. */
  readonly answer?: (body: unknown, context: SharedContext) => unknown;
  readonly path?: `/${string}`;
}

/** A function with one endpoint whose answers are cached. */
function createStoringCall({ services = {}, answer = (body) => ({ body }), path = PATH }: Parts) {
  const counted: (readonly [string, Counts])[] = [];
  const observed: RequestRecord[] = [];
  let calculations = 0;
  const one = defineInlineEndpoint(
    {
      method: 'POST',
      path,
      summary: 'For the tests of keeping',
      request: { body: z.looseObject({}) },
      response: z.looseObject({}),
      errors: [],
      rateLimits: 'none',
      cache: 'none',
      stored: 'transits',
      examples: [],
    },
    ({ body }, _services, context) => {
      calculations += 1;
      return answer(body, context) as Record<string, unknown>;
    },
  );
  const recorder = { count: (record: string, counts: Counts) => counted.push([record, counts]) };
  const handler = createLambdaHandler({
    endpoints: [one],
    services: Object.defineProperties({ recorder }, Object.getOwnPropertyDescriptors(services)),
    observer: (record) => observed.push(record),
  });
  const ask = async (body: unknown, request: Partial<TestRequest> = {}) => {
    const response = await handler(gatewayEvent({ path, body, ...request }), { ...LAMBDA_CONTEXT });
    return {
      status: response.statusCode,
      cache: response.headers?.['X-Cache'],
      type: response.headers?.['Content-Type'],
      text: response.body,
    };
  };
  return { ask, counted, observed, calculations: () => calculations };
}

describe('a cached answer', () => {
  it('is returned for an equal request, in any order of members', async () => {
    const { cache, kept } = cacheInMemory();
    const { ask, observed, calculations } = createStoringCall({ services: { answers: cache } });
    const first = await ask({ a: 1, b: { c: 2, d: 3 } });
    const second = await ask({ b: { d: 3, c: 2 }, a: 1 });
    expect([first.cache, second.cache, calculations()]).toEqual(['miss', 'hit', 1]);
    expect(second).toEqual({ ...first, cache: 'hit' });
    expect([first.status, first.type]).toEqual([200, 'application/json']);
    expect(JSON.parse(first.text)).toEqual({ body: { a: 1, b: { c: 2, d: 3 } } });
    expect([...kept.values()].map(({ text }) => text)).toEqual([first.text]);
    expect(observed.map(({ cached }) => cached)).toEqual(['miss', 'hit']);
  });

  it('has a key with the type, the build, the engine version and the data version', async () => {
    const { cache, asked } = cacheInMemory();
    const facts = { engineVersion: '2.10', dataVersion: 'de431' };
    for (const services of [
      { answers: cache },
      { answers: { ...cache, edition: ['code-2'] } },
      { answers: cache, ephemeris: { facts } },
      { answers: cache, ephemeris: { facts: { ...facts, engineVersion: '2.11' } } },
      { answers: cache, ephemeris: { facts: { ...facts, dataVersion: 'de441' } } },
    ]) {
      await createStoringCall({ services }).ask({});
    }
    expect(new Set(asked.map(({ hash }) => hash)).size).toBe(5);
    for (const { bucket } of asked) expect(bucket).toMatch(/^cache#transits#[0-9a-f]$/);
  });

  it.each(['no-cache', 'no-store', 'max-age=0, No-Store'])(
    'is not returned to a request with Cache-Control: %s and the scope cache:bypass',
    async (said) => {
      const { cache, kept, asked } = cacheInMemory();
      const { ask, counted } = createStoringCall({ services: { answers: cache } });
      const answers = [await ask({}, { headers: { 'Cache-Control': said }, principal: BYPASSING })];
      expect(answers.map((one) => one.cache)).toEqual(['bypass']);
      expect([kept.size, asked.length]).toEqual([0, 0]);
      expect(counted.length).toBe(1);
    },
  );

  it('is returned to a request with another directive', async () => {
    const { cache } = cacheInMemory();
    const { ask } = createStoringCall({ services: { answers: cache } });
    await ask({});
    expect((await ask({}, { headers: { 'Cache-Control': 'max-age=0' } })).cache).toBe('hit');
  });
});

describe('a cached answer depends on its request alone', () => {
  it('the endpoint receives nothing that belongs to a single request', async () => {
    const seen: string[] = [];
    const answer = (_: unknown, context: SharedContext) => {
      seen.push(...Object.keys(context));
      return {};
    };
    await createStoringCall({ answer }).ask({});
    expect(seen.sort()).toEqual(['calculatedAt', 'checkTime', 'elapsedMs', 'provenance', 'remainingMs']);
  });

  it('the answer is stored when the endpoint reads the shared context', async () => {
    const { cache, kept } = cacheInMemory();
    const seen: unknown[] = [];
    const answer = (_: unknown, context: SharedContext) => {
      context.checkTime();
      seen.push(context.remainingMs(), context.elapsedMs(), context.calculatedAt);
      return {};
    };
    expect((await createStoringCall({ services: { answers: cache }, answer }).ask({})).cache).toBe('miss');
    expect(kept.size).toBe(1);
    expect(seen).toEqual([LAMBDA_CONTEXT.getRemainingTimeInMillis(), expect.any(Number), expect.any(Date)]);
  });

  it.each([
    [
      'a picture',
      () => new Content('image/svg+xml; charset=utf-8', '<svg/>'),
      200,
      'image/svg+xml; charset=utf-8',
      '<svg/>',
    ],
    [
      'an answer with its own status',
      () => new Answer(202, { later: true }),
      202,
      'application/json',
      '{"later":true}',
    ],
  ])('%s is not stored', async (_what, answer, status, type, text) => {
    const { cache, kept } = cacheInMemory();
    const { ask } = createStoringCall({ services: { answers: cache }, answer });
    expect(await ask({})).toEqual({ status, type, text, cache: 'bypass' });
    expect(kept.size).toBe(0);
  });
});

describe('without a working cache', () => {
  const gone = new TableUnavailable('out of reach');

  it.each([
    ['there is none', (_: AnswerCache): CachingServices => ({}), 'bypass'],
    ['its lookup fails', (cache: AnswerCache) => ({ answers: { ...cache, find: fails(gone) } }), 'bypass'],
    ['its store fails', (cache: AnswerCache) => ({ answers: { ...cache, store: fails(gone) } }), 'miss'],
    [
      'it cannot be opened',
      () => ({
        get answers(): AnswerCache {
          throw new Error('no table is configured');
        },
      }),
      'bypass',
    ],
  ])('an answer is calculated and the failure is observed: %s', async (_why, servicesOf, expected) => {
    const { ask, observed } = createStoringCall({ services: servicesOf(cacheInMemory().cache) });
    const { status, cache, text } = await ask({ one: 1 });
    expect([status, cache, JSON.parse(text)]).toEqual([200, expected, { body: { one: 1 } }]);
    expect(observed.map(({ cached }) => cached)).toEqual(['failed']);
  });

  it.each(['find', 'store'] as const)('a programming error in %s is not hidden', async (part) => {
    const fault = new Error('a mistake');
    const { ask, observed } = createStoringCall({
      services: { answers: { ...cacheInMemory().cache, [part]: fails(fault) } },
    });
    expect((await ask({})).status).toBe(500);
    expect(observed[0]?.fault).toBe(fault);
  });
});

describe('the statistics of calculations', () => {
  const names = (counts: Counts | undefined) => Object.keys(counts ?? {}).filter((name) => !/:\d+$/.test(name));

  it('count a miss with its duration and stored size, and a hit with its duration and speed-up', async () => {
    const { cache, kept } = cacheInMemory();
    const { ask, counted } = createStoringCall({ services: { answers: cache } });
    await ask({});
    for (const [hash, answer] of kept) kept.set(hash, { ...answer, calculatedInUs: 3_600_000_000 });
    await ask({});
    const [miss, size, hit, ...others] = counted;
    expect(miss?.[0]).toMatch(/^calculations#\d{4}-\d\d-\d\d#events$/);
    expect(names(miss?.[1])).toEqual(['computed:samples', 'computed:sum', 'misses']);
    expect(miss?.[1].misses).toBe(1);
    expect(size).toEqual([toSizesId(new Date(KEPT.expiresAt * 1000)), { transits: KEPT.bytes }]);
    expect(hit?.[0]).toBe(miss?.[0]);
    expect(names(hit?.[1])).toEqual(['hit:samples', 'hit:sum', 'gain:samples', 'gain:sum']);
    // The calculation took one hour: the speed-up, in thousandths, times the duration of the hit is one hour again.
    expect(((hit?.[1]['gain:sum'] ?? 0) * (hit?.[1]['hit:sum'] ?? 0)) / 3_600_000_000_000).toBeCloseTo(1, 6);
    expect(others).toEqual([]);
  });

  it('count a duration in microseconds', async () => {
    const answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return {};
    };
    const { ask, counted } = createStoringCall({ answer });
    await ask({});
    const [[, counts] = []] = counted;
    expect(names(counts)).toEqual(['computed:samples', 'computed:sum']);
    expect(counts?.['computed:sum']).toBeGreaterThan(15_000);
    expect(counts?.['computed:sum']).toBeLessThan(20_000_000);
  });

  it('count nothing for an endpoint that is not measured, or for an answer too long to store', async () => {
    const { cache } = cacheInMemory();
    const answers = { ...cache, store: async () => undefined };
    const unmeasured = createStoringCall({ services: { answers }, path: '/elsewhere' });
    expect((await unmeasured.ask({})).cache).toBe('miss');
    expect(unmeasured.counted).toEqual([]);
  });
});
