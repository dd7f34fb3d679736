import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { endpoints } from '../../../functions/predictive/endpoints.ts';
import { createAnswerCache } from '../../../lib/adapters/tables/table-answer-cache.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import type { RequestRecord } from '../../../lib/chain/middleware/observation.ts';
import { loadEndpoint } from '../../../lib/contract/loaded-endpoint.ts';
import type { Principal } from '../../../lib/contract/request-context.ts';
import type { AnswerCache } from '../../../lib/contract/tables/answers/answer-cache.ts';
import type { AnswerItem } from '../../../lib/contract/tables/answers/answer-table.ts';
import { openAnswerMemory } from '../../../lib/runtime/answers.ts';
import { AnswersInMemory } from '../../support/answers-in-memory.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import * as services from '../../support/services.ts';

const INGRESSES = '/predictive/transits/sign-ingresses' as const;
const ASKED = { planets: ['sun', 'mars'], start_date: '2025-01-01', end_date: '2026-01-01' };

const BYPASSING: Principal = { id: 'operator', scopes: ['cache:bypass'] };

const records: RequestRecord[] = [];

/** One instance of the predictive function, with a memory of its own. */
function instance(answers: AnswerCache | undefined) {
  const handler = createLambdaHandler({
    endpoints,
    services: { ...services, answers },
    observer: (record) => records.push(record),
  });
  return async (
    body: unknown,
    path: string = INGRESSES,
    headers: Record<string, string> = {},
    principal?: Principal,
  ) => {
    const request = { method: 'POST', path, body, headers, ...(principal && { principal }) } as const;
    const answer = await handler(gatewayEvent(request), LAMBDA_CONTEXT);
    return {
      status: answer.statusCode,
      cache: answer.headers?.['X-Cache'],
      text: answer.body,
      headers: answer.headers,
    };
  };
}

let table: AnswersInMemory;
beforeEach(() => {
  table = new AnswersInMemory();
  records.length = 0;
});

const cacheOver = (over = table, edition: readonly string[] = ['test']): AnswerCache =>
  createAnswerCache({ table: over, openMemory: openAnswerMemory, edition });

const calculated = await instance(undefined)(ASKED);

describe('an answer that was kept', () => {
  it('is found by this instance and by others, and is the same to the byte', async () => {
    // RateLimit states the seconds until a window ends.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const ask = instance(cacheOver());
    const [first, again] = [await ask(ASKED), await ask(ASKED)];
    const elsewhere = await instance(cacheOver())(ASKED);
    expect([first.cache, again.cache, elsewhere.cache]).toEqual(['miss', 'hit', 'hit']);
    for (const { text, status } of [first, again, elsewhere]) {
      expect(status).toBe(200);
      expect(text).toBe(calculated.text);
    }
    expect(again.headers).toEqual({ ...first.headers, 'X-Cache': 'hit' });
    expect(records.map(({ cached }) => cached)).toEqual(['miss', 'hit', 'hit']);
  });

  it.each([
    ['names written otherwise', { ...ASKED, planets: ['Sun', 'MARS'] }],
    ['members in another order', { end_date: '2026-01-01', start_date: '2025-01-01', planets: ['sun', 'mars'] }],
    ['a default written out', { ...ASKED, zodiac_type: 'tropical', limit: 10_000 }],
    ['the same date with its time', { ...ASKED, start_date: '2025-01-01T00:00:00Z' }],
  ])('is found with %s', async (_what, body) => {
    const ask = instance(cacheOver());
    await ask(ASKED);
    expect(await ask(body)).toMatchObject({ cache: 'hit', text: calculated.text });
  });

  it.each([
    ['another date', { ...ASKED, end_date: '2026-01-02' }],
    ['bodies in another order', { ...ASKED, planets: ['mars', 'sun'] }],
    ['another page', { ...ASKED, limit: 3 }],
    ['another zodiac', { ...ASKED, zodiac_type: 'sidereal', ayanamsa: 'lahiri' }],
  ])('is not given to %s', async (_what, body) => {
    const ask = instance(cacheOver());
    await ask(ASKED);
    const other = await ask(body);
    expect(other).toMatchObject({ status: 200, cache: 'miss' });
    expect(other.text).toBe((await instance(undefined)(body)).text);
  });

  it('is shared by 0 and 360 for one degree, and is the same when it is calculated', async () => {
    const crossing = { planet_name: 'sun', start_date: '2025-01-01', max_crossings: 2 };
    const contact = { transiting_planets: ['mars'], start_date: '2025-01-01', end_date: '2026-01-01', limit: 1 };
    for (const [path, toBody] of [
      ['/predictive/transits/planet-to-degree', (degree: number) => ({ ...crossing, target_degree: degree })],
      ['/predictive/transits/search', (degree: number) => ({ ...contact, natal_planets: { Point: degree } })],
    ] as const) {
      const ask = instance(cacheOver());
      const [zero, whole] = [await ask(toBody(0), path), await ask(toBody(360), path)];
      expect([zero.cache, whole.cache]).toEqual(['miss', 'hit']);
      expect([whole.text, (await instance(undefined)(toBody(360), path)).text]).toEqual([zero.text, zero.text]);
    }
  });

  it('is shared by pictures in every look, language and size', async () => {
    const path = '/predictive/transits/search';
    const body = {
      transiting_planets: ['mars'],
      natal_planets: { Sun: 84 },
      start_date: '2025-01-01',
      end_date: '2026-01-01',
    };
    const handler = createLambdaHandler({
      endpoints,
      services: { ...services, answers: cacheOver() },
      observer: (record) => records.push(record),
    });
    for (const query of [{}, { format: 'svg' }, { format: 'svg', theme: 'dark', size: '900' }, { language: 'de' }])
      expect((await handler(gatewayEvent({ path, body, query }), LAMBDA_CONTEXT)).statusCode).toBe(200);
    expect(records.map(({ cached }) => cached)).toEqual(['miss', 'hit', 'hit', 'hit']);
  });

  it('has its own key for each order of bodies, because the order decides between contacts at one moment', async () => {
    const search = { natal_planets: { A: 280, B: 258 }, start_date: '2025-01-01', end_date: '2025-01-03', orb: 3 };
    const ask = instance(cacheOver());
    for (const transiting_planets of [
      ['sun', 'mercury'],
      ['mercury', 'sun'],
    ]) {
      const send = (to = ask) => to({ ...search, transiting_planets }, '/predictive/transits/search');
      const [miss, hit, uncached] = [await send(), await send(), await send(instance(undefined))];
      expect([miss.cache, hit.cache, uncached.cache]).toEqual(['miss', 'hit', 'bypass']);
      expect([hit.text, uncached.text]).toEqual([miss.text, miss.text]);
      const contacts: Record<string, unknown>[] = JSON.parse(miss.text).aspects;
      expect(contacts.map(({ exact_datetime }) => exact_datetime)).toEqual(Array(2).fill('2025-01-01T00:00:00.000Z'));
      expect(contacts.map(({ transiting_planet }) => transiting_planet)).toEqual(transiting_planets);
    }
  });

  it('is not given by another build, engine or data', async () => {
    await instance(cacheOver())(ASKED);
    expect(await instance(cacheOver(table, ['another']))(ASKED)).toMatchObject({ cache: 'miss' });
    const facts = { ...services.ephemeris.facts, dataVersion: 'another' };
    const ephemeris = Object.assign(Object.create(services.ephemeris), { facts });
    const parts = { ...services, answers: cacheOver(), ephemeris };
    const handler = createLambdaHandler({ endpoints, services: parts, observer: () => undefined });
    const answer = await handler(gatewayEvent({ path: INGRESSES, body: ASKED }), LAMBDA_CONTEXT);
    expect(answer.headers?.['X-Cache']).toBe('miss');
  });

  it('is the same whatever the order in which natal points are named', async () => {
    const path = '/predictive/transits/search';
    const search = {
      transiting_planets: ['mars'],
      start_date: '2025-01-01',
      end_date: '2026-01-01',
      limit: 4,
    };
    const ask = instance(cacheOver());
    const one = await ask({ ...search, natal_planets: { 'Second point': 100, 'First point': 100 } }, path);
    const other = await ask({ ...search, natal_planets: { 'First point': 100, 'Second point': 100 } }, path);
    expect([one.cache, other.cache]).toEqual(['miss', 'hit']);
    const uncached = await instance(undefined)(
      { ...search, natal_planets: { 'First point': 100, 'Second point': 100 } },
      path,
    );
    expect(other.text).toBe(uncached.text);
    const cursor = JSON.parse(other.text).next_cursor;
    const next = { ...search, natal_planets: { 'Second point': 100, 'First point': 100 }, cursor };
    expect(await ask(next, path)).toMatchObject({ status: 200, cache: 'miss' });
  });
});

const loadedEndpoints = await Promise.all(endpoints.map((endpoint) => loadEndpoint(endpoint)));

describe('every endpoint whose answers are kept', () => {
  const examples = loadedEndpoints.flatMap(({ path, stored, examples: of }) =>
    stored ? of.map((example) => ({ title: `${path} ${example.name}`, path, example })) : [],
  );

  it.each(examples)('gives the second who asks what the first was given: $title', async ({ path, example }) => {
    const handler = createLambdaHandler({
      endpoints,
      services: { ...services, answers: cacheOver() },
      observer: () => undefined,
    });
    const { query, body } = example;
    const event = gatewayEvent({ path, body, ...(query && { query }) });
    const [first, second] = [await handler(event, LAMBDA_CONTEXT), await handler(event, LAMBDA_CONTEXT)];
    expect([first.headers?.['X-Cache'], second.headers?.['X-Cache']]).toEqual(['miss', 'hit']);
    expect(second.body).toBe(first.body);
  });

  it('is every predictive one but batches', () => {
    const predictive = endpoints.filter(({ path }) => path.startsWith('/predictive/') && !path.endsWith('/batch'));
    expect(predictive.filter(({ stored }) => stored === undefined).map(({ path }) => path)).toEqual([]);
  });
});

describe('nothing is kept', () => {
  it.each(['no-store', 'no-cache', 'max-age=0, No-Cache'])(
    'where a client with the scope cache:bypass says Cache-Control: %s',
    async (said) => {
      const ask = instance(cacheOver());
      expect(await ask(ASKED, INGRESSES, { 'cache-control': said }, BYPASSING)).toMatchObject({
        cache: 'bypass',
        text: calculated.text,
      });
      expect(table.items.size).toBe(0);
      await ask(ASKED);
      expect(await ask(ASKED, INGRESSES, { 'cache-control': said }, BYPASSING)).toMatchObject({
        cache: 'bypass',
        text: calculated.text,
      });
    },
  );

  it('of a refusal', async () => {
    const ask = instance(cacheOver());
    const refused = { ...ASKED, planets: ['chiron'], start_date: '0600-01-01', end_date: '0610-01-01' };
    expect(await ask(refused)).toMatchObject({ status: 400, cache: undefined });
    expect(table.items.size).toBe(0);
  });
});

describe('garbage in the table', () => {
  const GARBAGE: Readonly<Record<string, (item: AnswerItem) => object>> = {
    'bytes of nothing': (item) => ({ ...item, value: Buffer.from('garbage') }),
    'an answer to something else': (item) => ({ ...item, digest: '0'.repeat(64) }),
    'no value': ({ value: _, ...item }) => item,
    'a missing part': (item) => ({ ...item, parts: 2 }),
    'an end in the past': (item) => ({ ...item, expires_at: 1 }),
    'numbers and nulls': (item) => ({ bucket: item.bucket, entry: item.entry, value: null, parts: 'x', digest: 3 }),
  };

  it.each(Object.entries(GARBAGE))('%s is a miss, and is written over', async (_what, spoil) => {
    await instance(cacheOver())(ASKED);
    for (const [entry, item] of table.items) table.items.set(entry, spoil(item) as AnswerItem);
    expect(await instance(cacheOver())(ASKED)).toMatchObject({ status: 200, cache: 'miss', text: calculated.text });
    expect(await instance(cacheOver())(ASKED)).toMatchObject({ status: 200, cache: 'hit', text: calculated.text });
  });
});
