import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { HealthDetailedResponse } from '../../../functions/health/contract.ts';
import { endpoints } from '../../../functions/health/endpoints.ts';
import { release } from '../../../lib/base/release.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import { describeEndpoint } from '../../../lib/contract/loaded-endpoint.ts';
import type { Services } from '../../../lib/contract/services.ts';
import { createRecorder } from '../../../lib/contract/tables/recorder.ts';
import { openInstance } from '../../../lib/runtime/instance.ts';
import { openRecorder, openStatistics } from '../../../lib/runtime/statistics.ts';
import { startTables, type TestTables } from '../../support/dynamo.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import { defineInlineEndpoint } from '../../support/inline-endpoint.ts';
import { ephemeris, positions, zones } from '../../support/services.ts';
import { StatisticsInMemory } from '../../support/statistics-in-memory.ts';

type Needs = Pick<Services, 'ephemeris' | 'positions' | 'zones' | 'statistics' | 'instance'>;

const OPERATOR = { id: 'operator', scopes: ['health:read'] };
const request = gatewayEvent({ path: '/health/detailed', principal: OPERATOR });

async function askDetailed(services: Needs) {
  const handler = createLambdaHandler({ endpoints, services, observer: () => undefined });
  const { statusCode, headers, body } = await handler(request, LAMBDA_CONTEXT);
  return { statusCode, headers, body: JSON.parse(body) };
}

const services = (changes: Partial<Needs> = {}): Needs => ({
  ephemeris,
  positions,
  zones,
  statistics: new StatisticsInMemory(),
  instance: openInstance(),
  ...changes,
});

describe('200', () => {
  test('reports every part and every figure, as the contract describes', async () => {
    const { statusCode, headers, body } = await askDetailed(services());
    expect(statusCode).toBe(200);
    expect(headers?.['Cache-Control']).toBe('no-store');
    expect(HealthDetailedResponse.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      status: 'healthy',
      version: release.version,
      services: {
        ephemeris: { status: 'healthy', ephemeris_files_available: true, ephemeris_path: ephemeris.facts.path },
        time_zones: { status: 'healthy', database_version: zones.version },
        database: { status: 'healthy', connection_pool_max: 50 },
        cache: { status: 'healthy', cache_backend_connected: true, cache_hit_rate: null },
      },
      metrics: { requests_per_minute: 0, average_latency_ms: null, error_rate: null },
    });
    expect(body.services.ephemeris.latency_ms).toBeGreaterThan(0);
    expect(body.services.database.latency_ms).toBeGreaterThan(0);
    expect(body.uptime_seconds).toBe(body.system.uptime_seconds);
  });

  test('reports degraded and unknown service-wide figures when the statistics fail', async () => {
    const statistics = new StatisticsInMemory();
    statistics.fails = true;
    const { statusCode, body } = await askDetailed(services({ statistics }));
    expect(statusCode).toBe(200);
    expect(body).toMatchObject({
      status: 'degraded',
      services: {
        ephemeris: { status: 'healthy' },
        database: { status: 'unhealthy', latency_ms: null },
        cache: { status: 'unhealthy', cache_hit_rate: null, cache_backend_connected: false },
      },
      metrics: { requests_per_minute: null, average_latency_ms: null, error_rate: null },
    });
    expect(HealthDetailedResponse.parse(body)).toEqual(body);
  });
});

test('503 unhealthy when the engine is wrong; all other parts are still reported', async () => {
  const check = () => ({ passed: false, detail: 'off', worstErrorArcsec: 4 });
  const { statusCode, body } = await askDetailed(
    services({ ephemeris: { ...ephemeris, facts: ephemeris.facts, check } }),
  );
  expect(statusCode).toBe(503);
  expect(body).toMatchObject({
    status: 'unhealthy',
    services: { ephemeris: { status: 'unhealthy' }, database: { status: 'healthy' } },
  });
});

test('503 unhealthy when the time zones cannot be opened; the engine is still reported', async () => {
  const broken = Object.defineProperty(services(), 'zones', {
    get() {
      throw new Error('time-zones.json is cut short');
    },
  });
  const { statusCode, body } = await askDetailed(broken);
  expect(statusCode).toBe(503);
  expect(body).toMatchObject({
    status: 'unhealthy',
    services: { ephemeris: { status: 'healthy' }, time_zones: { status: 'unhealthy', database_version: null } },
  });
});

test('403 without the scope', async () => {
  const handler = createLambdaHandler({ endpoints, services: services(), observer: () => undefined });
  const event = gatewayEvent({ path: '/health/detailed', principal: { id: 'anybody', scopes: ['cache:clear'] } });
  const { statusCode, body } = await handler(event, LAMBDA_CONTEXT);
  expect([statusCode, JSON.parse(body).detail]).toEqual([403, expect.stringContaining('health:read')]);
});

const base = await describeEndpoint(endpoints[0]);

describe('figures', () => {
  /** A function whose answers depend on the path of the request, with every request counted in `statistics`. */
  const observed = (statistics: StatisticsInMemory) => {
    const answers = {
      '/fine': () => ({}),
      '/broken': () => {
        throw new Error('broken');
      },
      '/slow': () => {
        vi.advanceTimersByTime(60);
        return {};
      },
    };
    const made = Object.entries(answers).map(([path, answer]) =>
      defineInlineEndpoint({ ...base, uses: [], path: path as '/fine' }, answer as never),
    );
    const recorder = createRecorder(statistics, () => undefined);
    const handler = createLambdaHandler({ endpoints: made, services: {}, observer: () => undefined, recorder });
    return (path: string) => handler(gatewayEvent({ path }), LAMBDA_CONTEXT);
  };

  test('cover the load of all instances', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 16, 40, 30), toFake: ['Date', 'performance'] });
    const statistics = new StatisticsInMemory();
    const figures = async () => (await askDetailed(services({ statistics }))).body.metrics;
    const [one, other] = [observed(statistics), observed(statistics)];
    for (const send of [one, other]) for (const path of ['/fine', '/fine']) await send(path);
    const before = await figures();
    // Two instances with two requests each within five minutes and a half.
    expect(before).toMatchObject({ requests_per_minute: 0.73, error_rate: 0, average_latency_ms: 0 });

    vi.setSystemTime(Date.now() + 5000);
    for (const path of ['/slow', '/broken']) await one(path);
    vi.setSystemTime(Date.now() + 5000);
    await one('/nowhere');
    const after = await figures();
    expect(after.requests_per_minute).toBeCloseTo(7 / (5 + 40 / 60), 2);
    expect(after.error_rate).toBeCloseTo(100 / 7, 2);
    expect(after.average_latency_ms).toBeCloseTo(60 / 7, 2);

    vi.setSystemTime(Date.now() + 6 * 60_000);
    expect(await figures()).toMatchObject({ requests_per_minute: 0, error_rate: null });
    vi.useRealTimers();
  });

  test('of the cache count the answers that went through it', async () => {
    const statistics = new StatisticsInMemory();
    await statistics.add(
      `traffic#${new Date().toISOString().slice(0, 16)}`,
      { cache_hits: 3, cache_misses: 1 },
      new Date(),
    );
    expect((await askDetailed(services({ statistics }))).body.services.cache.cache_hit_rate).toBe(0.75);
  });

  test('of this instance are measured memory and processor time of the process', async () => {
    const instance = openInstance();
    await askDetailed(services({ instance }));
    const busyUntilMs = performance.now() + 300;
    while (performance.now() < busyUntilMs);
    const busy = (await askDetailed(services({ instance }))).body.system;
    expect(busy.cpu_usage_percent).toBeGreaterThan(5);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const idle = (await askDetailed(services({ instance }))).body.system;
    expect(idle.cpu_usage_percent).toBeLessThan(busy.cpu_usage_percent);
    expect(idle.uptime_seconds - busy.uptime_seconds).toBeGreaterThan(0.45);
    expect(Math.abs(idle.memory_usage_mb - process.memoryUsage.rss() / 2 ** 20)).toBeLessThan(50);
  });
});

describe('with tables of its own', () => {
  let tables: TestTables;
  let functionOfHealth: ReturnType<typeof createLambdaHandler>;
  beforeAll(async () => {
    tables = await startTables();
    const opened = { ephemeris, positions, zones, statistics: openStatistics(), instance: openInstance() };
    functionOfHealth = createLambdaHandler({
      endpoints,
      services: opened,
      observer: () => undefined,
      recorder: openRecorder('health'),
    });
  });
  afterAll(() => tables.stop());

  const ask = async () => {
    const { statusCode, body } = await functionOfHealth(request, LAMBDA_CONTEXT);
    return { statusCode, ...JSON.parse(body) };
  };

  test('it counts its own requests and reports its connections', async () => {
    await ask();
    await ask();
    const { status, metrics, services } = await ask();
    expect(status).toBe('healthy');
    expect(metrics.requests_per_minute).toBeGreaterThan(0);
    expect(services.database.connection_pool_active).toBeGreaterThan(0);
    expect(services.database.latency_ms).toBeGreaterThan(0);
  });

  test('it is degraded as soon as a table fails, loses no request, and is healthy once the table is back', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    await tables.stop();
    const during = await Promise.all(Array.from({ length: 20 }, ask));
    expect(during.map(({ statusCode, status }) => `${statusCode} ${status}`)).toEqual(Array(20).fill('200 degraded'));
    await tables.restart();
    await vi.waitFor(async () => expect((await ask()).status).toBe('healthy'), { timeout: 5000, interval: 200 });
    logged.mockRestore();
  });
});
