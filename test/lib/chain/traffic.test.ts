import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../functions/meta/endpoints.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import { Answer, type Endpoint } from '../../../lib/contract/endpoint.ts';
import { describeEndpoint } from '../../../lib/contract/loaded-endpoint.ts';
import { toTrafficRecordId } from '../../../lib/contract/tables/record-ids.ts';
import { createRecorder } from '../../../lib/contract/tables/recorder.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import { defineInlineEndpoint } from '../../support/inline-endpoint.ts';
import { StatisticsInMemory } from '../../support/statistics-in-memory.ts';

const described = await describeEndpoint(endpoints[0]);

const createAnswering = (path: `/${string}`, run: () => unknown): Endpoint<never> =>
  defineInlineEndpoint({ ...described, uses: [], path, access: 'public' }, run as never);

const ENDPOINTS = [
  createAnswering('/fine', () => ({})),
  createAnswering('/refused', () => {
    throw new Problem('InvalidDatetime', 'no');
  }),
  createAnswering('/broken', () => {
    throw new Error('broken');
  }),
  createAnswering('/kept', () => new Answer(200, {}, { 'X-Cache': 'hit' })),
  createAnswering('/new', () => new Answer(200, {}, { 'X-Cache': 'miss' })),
  createAnswering('/passed-by', () => new Answer(200, {}, { 'X-Cache': 'bypass' })),
];

/** The counts of the given answers, without the latency. */
async function countsOf(paths: readonly string[], statistics = new StatisticsInMemory()) {
  const recorder = createRecorder(statistics, () => undefined);
  const handler = createLambdaHandler({ endpoints: ENDPOINTS, services: {}, observer: () => undefined, recorder });
  for (const path of paths) await handler(gatewayEvent({ path }), LAMBDA_CONTEXT);
  await recorder.flushIfDue(Date.now() + 5000);
  const sums = new Map<string, number>();
  for (const counts of statistics.records.values()) {
    for (const [name, count] of Object.entries(counts)) sums.set(name, (sums.get(name) ?? 0) + count);
  }
  return Object.fromEntries(sums);
}

describe('every answer is counted', () => {
  it('with any status; those of 500 and above as failures', async () => {
    const { latency_us, ...counts } = await countsOf(['/fine', '/refused', '/broken', '/nowhere', '/fine']);
    expect(counts).toEqual({ requests: 5, failures: 1 });
    expect(latency_us).toBeGreaterThan(0);
    expect(Number.isInteger(latency_us)).toBe(true);
  });

  it('as a cache hit or miss when the cache was used', async () => {
    const counts = await countsOf(['/kept', '/kept', '/new', '/passed-by', '/fine']);
    expect(counts).toMatchObject({ requests: 5, cache_hits: 2, cache_misses: 1 });
  });

  it('in the UTC minute of the answer', async () => {
    const statistics = new StatisticsInMemory();
    const before = toTrafficRecordId(new Date());
    await countsOf(['/fine', '/fine'], statistics);
    expect([before, toTrafficRecordId(new Date())]).toContain([...statistics.records.keys()][0]);
    expect(toTrafficRecordId(new Date(Date.UTC(2026, 10, 21, 16, 40, 59)))).toBe('traffic#2026-11-21T16:40');
  });
});

it('requests are answered even when the statistics fail', async () => {
  const statistics = new StatisticsInMemory();
  statistics.fails = true;
  const recorder = createRecorder(statistics, () => undefined);
  const handler = createLambdaHandler({ endpoints: ENDPOINTS, services: {}, observer: () => undefined, recorder });
  for (const [path, status] of [
    ['/fine', 200],
    ['/fine', 200],
    ['/broken', 500],
  ] as const) {
    expect((await handler(gatewayEvent({ path }), LAMBDA_CONTEXT)).statusCode).toBe(status);
  }
  expect(statistics.calls).toBeGreaterThan(0);
});
