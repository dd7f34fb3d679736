import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '../../../functions/predictive-utilities/endpoints.ts';
import { createLimiter } from '../../../lib/adapters/tables/table-limiter.ts';
import type { CountedClass } from '../../../lib/base/catalog/limit-classes.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import { TableInMemory } from '../../support/table-in-memory.ts';

const silent = { onOutage: () => undefined, onRecovery: () => undefined };

function openLimiterFixture() {
  const table = new TableInMemory();
  const predictive = createLimiter(table, silent);
  const services = { limiter: createLimiter(table, silent) };
  const handler = createLambdaHandler({ endpoints: [endpoints[1]], services, observer: () => undefined });
  const ask = async (id = 'acme', plan?: string) => {
    const principal = { id, scopes: [], ...(plan && { plan }) };
    const event = gatewayEvent({ path: '/predictive/rate-limits', principal });
    const { statusCode, headers = {}, body } = await handler(event, { ...LAMBDA_CONTEXT });
    return { status: statusCode, headers, body: JSON.parse(body) };
  };
  const use = async (limitClass: CountedClass, requests: number, cost = 1) => {
    const request = { principalId: 'acme', limitClass, cost };
    for (let sent = 0; sent < requests; sent += 1) await predictive.take({ ...request, at: new Date() });
  };
  return { table, ask, use };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T17:06:53.999Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const limits = (transits: object, returns: object) => ({
  transits: { requests_per_minute: 120, requests_per_hour: 2000, current_usage: transits },
  returns: { requests_per_minute: 60, requests_per_hour: 1000, current_usage: returns },
});
const work = (plan: string, [minute, hour, long]: readonly number[], current_usage: object) => ({
  plan,
  seconds_per_minute: minute,
  seconds_per_hour: hour,
  long_calculations: long,
  current_usage,
});
const NOTHING = { minute: 0, hour: 0 };

describe('200 GET /predictive/rate-limits', () => {
  test('a caller who has asked nothing', async () => {
    const { status, body } = await openLimiterFixture().ask();
    expect(status).toBe(200);
    expect(body).toEqual({
      rate_limits: limits(NOTHING, NOTHING),
      work: work('free', [30, 300, 2], NOTHING),
      quota_reset_at: '2026-11-21T17:06:55.000Z',
    });
  });

  test('what other instances counted, minute and hour apart', async () => {
    const { ask, use } = openLimiterFixture();
    vi.setSystemTime('2026-11-21T16:30:00Z');
    await use('transits', 5);
    vi.setSystemTime('2026-11-21T16:31:00Z');
    await use('transits', 2);
    await use('returns', 61);
    expect((await ask()).body.rate_limits).toEqual(limits({ minute: 2, hour: 7 }, { minute: 60, hour: 60 }));
  });

  test('a request counts nothing and shows nothing of other callers', async () => {
    const { ask, use } = openLimiterFixture();
    await use('returns', 3);
    for (let asked = 0; asked < 5; asked += 1) await ask();
    const { headers, body } = await ask();
    expect(body.rate_limits).toEqual(limits(NOTHING, { minute: 3, hour: 3 }));
    expect(headers).not.toHaveProperty('RateLimit');
    expect((await ask('other')).body.rate_limits).toEqual(limits(NOTHING, NOTHING));
  });

  test('the work of the plan of the caller, in seconds', async () => {
    const { ask, use } = openLimiterFixture();
    vi.setSystemTime('2026-11-21T16:30:00Z');
    await use('work-standard', 2, 1500);
    vi.setSystemTime('2026-11-21T16:31:00Z');
    await use('work-standard', 1, 250);
    const { body } = await ask('acme', 'standard');
    expect(body.work).toEqual(work('standard', [120, 2400, 4], { minute: 0.25, hour: 3.25 }));
    expect((await ask('acme', 'local')).body).not.toHaveProperty('work');
  });

  test('counts are zero again at quota_reset_at', async () => {
    const { ask, use } = openLimiterFixture();
    await use('transits', 4);
    const { body } = await ask();
    vi.setSystemTime(body.quota_reset_at);
    const anew = await ask();
    expect(anew.body.rate_limits).toEqual(limits(NOTHING, NOTHING));
    expect(anew.body.quota_reset_at).toBe('2026-11-21T18:06:55.000Z');
  });
});

describe('503 UsageUnavailable', () => {
  test('without the table there are no figures', async () => {
    const { ask, table } = openLimiterFixture();
    table.mood = 'fails';
    const { status, body } = await ask();
    expect([status, body.error]).toEqual([503, 'UsageUnavailable']);
  });
});
