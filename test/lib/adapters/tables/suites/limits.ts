import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../../../functions/place/endpoints.ts';
import { createLimiter } from '../../../../../lib/adapters/tables/table-limiter.ts';
import { createLambdaHandler } from '../../../../../lib/chain/lambda-handler.ts';
import type {
  Limiter,
  LimitTable,
  RateLimitRequest,
  SlotTable,
} from '../../../../../lib/contract/tables/rate-limits/limiter.ts';
import { toMinuteName } from '../../../../../lib/contract/tables/rate-limits/windows.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../../../support/gateway-event.ts';
import * as services from '../../../../support/services.ts';

/** In the middle of a minute of this hour, so that no test crosses the end of either. */
export const NOW = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 30_000);

export const silent = { onOutage: () => undefined, onRecovery: () => undefined };

/** A principal that no other test uses. */
export const newcomer = (rest: Partial<RateLimitRequest> = {}): RateLimitRequest => ({
  principalId: crypto.randomUUID(),
  limitClass: 'reverse',
  at: NOW,
  ...rest,
});

export const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

export async function acceptedOf(answers: readonly ReturnType<Limiter['take']>[]): Promise<number> {
  return (await Promise.all(answers)).filter(({ accepted }) => accepted).length;
}

/** A gateway with the function of places and a separate limiter. */
export function gateway(limiter: Limiter) {
  const handler = createLambdaHandler({ endpoints, services: { ...services, limiter }, observer: () => undefined });
  return async ({ principalId = '' }: RateLimitRequest) => {
    const principal = { id: principalId, scopes: [] };
    const event = gatewayEvent({ path: '/location/reverse', query: { lat: '47.56', lng: '7.59' }, principal });
    return handler(event, { ...LAMBDA_CONTEXT });
  };
}

/** Tests that every table of counters passes. @param open opens the table as another instance does */
export function testLimits(open: () => LimitTable & SlotTable): void {
  const instance = (): Limiter => createLimiter(open(), silent);

  describe('the counters of a principal, a class and an hour', () => {
    test('counts the cost of work, and refuses what does not fit without counting it', async () => {
      const work = newcomer({ limitClass: 'work-free' });
      const limiter = instance();
      expect(await limiter.take({ ...work, cost: 29_000 })).toMatchObject({ accepted: true, counts: { hour: 29_000 } });
      expect(await instance().take({ ...work, cost: 1001 })).toMatchObject({ accepted: false });
      expect(await instance().take({ ...work, cost: 1000 })).toMatchObject({ accepted: true });
      expect(await limiter.usage(work)).toEqual({ minute: 30_000, hour: 30_000 });
    });

    test('is unchanged by reads', async () => {
      const request = newcomer();
      const limiter = instance();
      expect(await limiter.usage(request)).toEqual({ minute: 0, hour: 0 });
      await limiter.take(request);
      expect(await limiter.usage(request)).toEqual({ minute: 1, hour: 1 });
      expect(await limiter.usage(request)).toEqual({ minute: 1, hour: 1 });
    });

    test('accepts any characters in a principal', async () => {
      const request = newcomer({ principalId: `auth0|ä#😀 "${crypto.randomUUID()}` });
      await instance().take(request);
      expect(await instance().usage(request)).toEqual({ minute: 1, hour: 1 });
    });

    test('adds a pending batch once', async () => {
      const request = newcomer();
      const minute = toMinuteName(request);
      const batch = { instanceId: 'a1b2c3d4', serial: 1, requests: new Map([[minute, 7]]) };
      const limits = open();
      await Promise.all(times(5, () => limits.addPending(request, batch)));
      expect(await limits.usage(request)).toEqual({ minute: 7, hour: 7 });
      await limits.addPending(request, { ...batch, serial: 2 });
      await limits.addPending(request, { ...batch, instanceId: 'e5f6a7b8' });
      expect(await limits.usage(request)).toEqual({ minute: 21, hour: 21 });
    });
  });

  describe('exact under concurrency', () => {
    test('of 500 concurrent requests, 60 are accepted for a limit of 60', async () => {
      const request = newcomer();
      const limiter = instance();
      expect(await acceptedOf(times(500, () => limiter.take(request)))).toBe(60);
      expect(await limiter.usage(request)).toEqual({ minute: 60, hour: 60 });
    });

    test('the limit also holds for two gateways on one table', async () => {
      const request = newcomer();
      const [one, other] = [gateway(instance()), gateway(instance())];
      const answers = await Promise.all(times(500, (index) => (index % 2 === 0 ? one : other)(request)));
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 200).length).toBe(60);
      expect(statuses.filter((status) => status === 429).length).toBe(440);
    });

    test('the hourly limit also holds', async () => {
      const request = newcomer({ limitClass: 'transits' });
      const earlier = new Map([[toMinuteName(request) === 'm00' ? 'm01' : 'm00', 1950]]);
      await open().addPending(request, { instanceId: 'earlier0', serial: 1, requests: earlier });
      const limiters = times(5, () => instance());
      expect(await acceptedOf(times(200, (index) => (limiters[index % 5] as Limiter).take(request)))).toBe(50);
    });
  });
}
