import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { benchmarksRecord, statusRecord } from '../../../functions/predictive-utilities/records.ts';
import type { RecordOf } from '../../../lib/answers/record.ts';
import { ANSWER_TTL_SECONDS } from '../../../lib/contract/tables/answers/ttl.ts';
import { CALCULATION_KINDS } from '../../../lib/contract/tables/calculations/kinds.ts';
import { toSizesId } from '../../../lib/contract/tables/calculations/record-ids.ts';
import { expectExactly } from '../../support/fuzz/well-answered.ts';
import { deployment } from '../../support/predictive-utilities.ts';

type Benchmarks = RecordOf<typeof benchmarksRecord>;
type Status = RecordOf<typeof statusRecord>;

const BIRTH = {
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  location: { latitude: 48.8566, longitude: 2.3522, timezone: { iana_name: 'Europe/Paris' } },
  target_datetime: { iso: '2026-06-15T00:00:00Z' },
  include_chart: false,
};
const RANGE = { start_date: '2025-01-01', end_date: '2025-03-01' };

/** One request of every kind that is measured. */
const REQUESTS = {
  transit_to_degree: ['transits/planet-to-degree', { planet_name: 'sun', target_degree: 300, ...RANGE }],
  sign_ingress: ['transits/sign-ingresses', { planets: ['sun'], ...RANGE }],
  transit_search: ['transits/search', { natal_planets: { sun: 10 }, transiting_planets: ['sun'], ...RANGE }],
  progression_search: [
    'progressions/search',
    { subject: { birth_datetime: BIRTH.birth_datetime, birth_location: BIRTH.location }, ...RANGE },
  ],
  solar_return: ['returns/solar', BIRTH],
  lunar_return: ['returns/lunar', BIRTH],
  returns: ['returns', { ...BIRTH, body: 'mercury' }],
  events: ['events', { ...RANGE, event_types: ['ingress'], planets: ['sun'] }],
  primary_directions: [
    'directions/primary',
    { subject: { birth_datetime: BIRTH.birth_datetime, birth_location: BIRTH.location }, promissors: ['mars'] },
  ],
  elections: ['elections', { ...RANGE, conditions: { in_sign: { body: 'moon', signs: ['Leo'] } } }],
} as const;

type Kind = keyof typeof REQUESTS;

let deployed: ReturnType<typeof deployment>;
beforeEach(() => {
  // The figures are those of days, and no test crosses the end of one.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
  deployed = deployment();
});
afterAll(() => void vi.useRealTimers());

/** Further requests of a kind differ in what they ask, so that they are calculated. */
async function calculate(kind: Kind, distinct = 0): Promise<string | undefined> {
  const [path, body] = REQUESTS[kind];
  const dates = 'end_date' in body ? { end_date: `2025-03-${String(1 + distinct).padStart(2, '0')}` } : {};
  const days = 'target_datetime' in body ? { search_window_days: 300 + distinct } : {};
  const ages = 'promissors' in body ? { max_age: 80 + distinct } : {};
  const {
    status,
    headers,
    body: answer,
  } = await deployed.ask({
    path: `/predictive/${path}`,
    body: { ...body, ...dates, ...days, ...ages },
  });
  expect(status, JSON.stringify(answer)).toBe(200);
  return headers['X-Cache'] as string | undefined;
}

async function benchmarks(): Promise<Benchmarks> {
  await deployed.flush();
  const { status, body } = await deployed.ask({ path: '/predictive/optimization/benchmarks' });
  expect(status).toBe(200);
  expectExactly(benchmarksRecord.schema, body);
  return body;
}

async function optimizationStatus(): Promise<Status> {
  await deployed.flush();
  const { status, body } = await deployed.ask({ path: '/predictive/optimization/status' });
  expect(status).toBe(200);
  expectExactly(statusRecord.schema, body);
  return body;
}

const UNMEASURED = { avg_time_ms: null, p50_ms: null, p95_ms: null, p99_ms: null, samples: 0 };

describe('before anything was measured', () => {
  it('benchmarks say so of every kind', async () => {
    const { benchmarks: kinds, optimization_improvement } = await benchmarks();
    expect(Object.keys(kinds)).toEqual(CALCULATION_KINDS);
    for (const kind of CALCULATION_KINDS) expect(kinds[kind]).toEqual({ ...UNMEASURED, from_cache: UNMEASURED });
    expect(optimization_improvement.cache_enabled).toBe('not measured yet');
  });

  it('the status has nothing but what the deployment is', async () => {
    expect(await optimizationStatus()).toEqual({
      optimization_enabled: true,
      cache_size_mb: 0,
      cache_hit_rate: null,
      avg_calculation_time_ms: Object.fromEntries(CALCULATION_KINDS.map((kind) => [kind, null])),
      parallel_processing: false,
      worker_threads: 0,
    });
  });
});

describe('the load moves every figure', () => {
  it.each(Object.keys(REQUESTS) as Kind[])('of %s and of no other kind', async (kind) => {
    expect(await calculate(kind)).toBe('miss');
    const { benchmarks: once } = await benchmarks();
    expect(once[kind]).toMatchObject({ samples: 1, from_cache: UNMEASURED });
    expect(once[kind].avg_time_ms).toBeGreaterThan(0);
    for (const other of CALCULATION_KINDS.filter((each) => each !== kind)) {
      expect(once[other]).toEqual({ ...UNMEASURED, from_cache: UNMEASURED });
    }

    for (let distinct = 1; distinct <= 5; distinct += 1) expect(await calculate(kind, distinct)).toBe('miss');
    for (let again = 0; again < 4; again += 1) expect(await calculate(kind)).toBe('hit');
    const { benchmarks: later, optimization_improvement } = await benchmarks();
    const { from_cache, ...computed } = later[kind];
    expect(computed.samples).toBe(6);
    expect(from_cache.samples).toBe(4);
    for (const { p50_ms, p95_ms, p99_ms, avg_time_ms } of [computed, from_cache]) {
      expect(p50_ms).toBeGreaterThan(0);
      expect(p95_ms).toBeGreaterThanOrEqual(p50_ms as number);
      expect(p99_ms).toBeGreaterThanOrEqual(p95_ms as number);
      expect(avg_time_ms).toBeGreaterThan(0);
    }
    expect(computed.avg_time_ms).not.toBe(once[kind].avg_time_ms);
    expect(optimization_improvement.cache_enabled).toMatch(/^[0-9.e+]+× at the median of 4 hits$/);

    const { avg_calculation_time_ms, cache_hit_rate } = await optimizationStatus();
    expect(avg_calculation_time_ms[kind]).toBe(computed.avg_time_ms);
    expect(cache_hit_rate).toBe(0.4);
  });

  it('and the gain is that of each hit over its own calculation', async () => {
    await calculate('sign_ingress');
    for (let again = 0; again < 9; again += 1) await calculate('sign_ingress');
    const { benchmarks: kinds, optimization_improvement } = await benchmarks();
    const { avg_time_ms, from_cache } = kinds.sign_ingress;
    const stated = Number(optimization_improvement.cache_enabled.split('×')[0]);
    const expected = (avg_time_ms as number) / (from_cache.p50_ms as number);
    expect(Math.abs(stated / expected - 1)).toBeLessThan(0.15);
  });

  it('answers that bypass the cache are measured too, and are no look-ups', async () => {
    const [path, body] = REQUESTS.sign_ingress;
    const principal = { id: 'operator', scopes: ['cache:bypass'] };
    await deployed.ask({ path: `/predictive/${path}`, body, headers: { 'Cache-Control': 'no-store' }, principal });
    expect((await benchmarks()).benchmarks.sign_ingress.samples).toBe(1);
    expect(await optimizationStatus()).toMatchObject({ cache_hit_rate: null, cache_size_mb: 0 });
  });

  it('the size is that of what lies in the table', async () => {
    await calculate('sign_ingress');
    const bytes = () => [...deployed.answerTable.items.values()].reduce((sum, item) => sum + item.bytes, 0);
    const first = await optimizationStatus();
    expect(first.cache_size_mb).toBe(bytes() / 1e6);
    await calculate('transit_search');
    await calculate('transit_search');
    const second = await optimizationStatus();
    expect(second.cache_size_mb).toBe(bytes() / 1e6);
    expect(second.cache_size_mb).toBeGreaterThan(first.cache_size_mb);
    await deployed.ask({ path: '/predictive/optimization/clear-cache', body: {} });
    expect((await optimizationStatus()).cache_size_mb).toBe(0);
  });

  it('the size counts nothing that expired before today', async () => {
    const yesterday = toSizesId(new Date(Date.now() - 86_400_000));
    await deployed.statistics.add(yesterday, { transits: 5_000_000 }, new Date(Date.now() + 1e6));
    expect((await optimizationStatus()).cache_size_mb).toBe(0);
    const lastDay = toSizesId(new Date(Date.now() + ANSWER_TTL_SECONDS * 1000));
    await deployed.statistics.add(lastDay, { transits: 5_000_000 }, new Date(Date.now() + 1e6));
    expect((await optimizationStatus()).cache_size_mb).toBe(5);
  });

  it('what took place a week ago is no longer among them', async () => {
    await calculate('sign_ingress');
    await deployed.flush();
    const today = [...deployed.statistics.records].find(([id]) => id.startsWith('calculations#'));
    const [id = '', counts = {}] = today ?? [];
    const day = id.split('#')[1] ?? '';
    const daysAgo = (days: number) => new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
    deployed.statistics.records.set(id.replace(day, daysAgo(6)), counts);
    deployed.statistics.records.set(id.replace(day, daysAgo(7)), counts);
    expect((await benchmarks()).benchmarks.sign_ingress.samples).toBe(2);
  });
});

describe('503', () => {
  it.each(['status', 'benchmarks'])('%s where the statistics are out of reach', async (name) => {
    deployed.statistics.fails = true;
    const { status, body } = await deployed.ask({ path: `/predictive/optimization/${name}` });
    expect({ status, error: body.error }).toEqual({ status: 503, error: 'StorageUnavailable' });
  });
});
