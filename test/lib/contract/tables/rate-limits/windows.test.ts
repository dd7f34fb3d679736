import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RateLimitRequest } from '../../../../../lib/contract/tables/rate-limits/limiter.ts';
import {
  listExhaustedPolicies,
  listLimitStatuses,
  toCounterId,
  toMinuteName,
  windowEndMs,
  windowOffsetMs,
} from '../../../../../lib/contract/tables/rate-limits/windows.ts';

const charge = (iso: string, principalId = 'acme'): RateLimitRequest => ({
  principalId,
  limitClass: 'transits',
  at: new Date(iso),
});

/** The hours of `acme` begin 6 minutes and 55 seconds after the full ones. */
describe('the windows of a principal', () => {
  test.each([
    ['2026-11-21T16:06:55.000Z', '2026-11-21T16:07:55.000Z', '2026-11-21T17:06:55.000Z'],
    ['2026-11-21T16:07:54.999Z', '2026-11-21T16:07:55.000Z', '2026-11-21T17:06:55.000Z'],
    ['2026-11-21T17:06:54.999Z', '2026-11-21T17:06:55.000Z', '2026-11-21T17:06:55.000Z'],
    ['2026-12-31T23:59:30.000Z', '2026-12-31T23:59:55.000Z', '2027-01-01T00:06:55.000Z'],
  ])('at %s end at %s and %s', (at, minuteEnd, hourEnd) => {
    expect(new Date(windowEndMs('minute', charge(at))).toISOString()).toBe(minuteEnd);
    expect(new Date(windowEndMs('hour', charge(at))).toISOString()).toBe(hourEnd);
  });

  test('an instant has the counters of its own hour and minute', () => {
    expect(toCounterId(charge('2026-11-21T17:06:54.999Z'))).toBe('rl#acme#transits#2026-11-21T16:06:55');
    expect(toCounterId(charge('2026-11-21T17:06:55.000Z'))).toBe('rl#acme#transits#2026-11-21T17:06:55');
    expect(toMinuteName(charge('2026-11-21T17:06:54.999Z'))).toBe('m59');
    expect(toMinuteName(charge('2026-11-21T17:06:55.000Z'))).toBe('m00');
  });

  test('cover time without gap or overlap, for any principal: minutes lie in hours, and ids change exactly at their ends', () => {
    const moment = fc.record({
      principalId: fc.option(fc.string({ unit: 'grapheme' }), { nil: undefined }),
      at: fc.date({
        min: new Date('2020-01-01T00:00:00Z'),
        max: new Date('2100-01-01T00:00:00Z'),
        noInvalidDate: true,
      }),
    });
    fc.assert(
      fc.property(moment, ({ principalId, at }) => {
        const request: RateLimitRequest = { principalId, limitClass: 'transits', at };
        const [minuteEnd, hourEnd] = [windowEndMs('minute', request), windowEndMs('hour', request)];
        expect(minuteEnd).toBeGreaterThan(at.getTime());
        expect(minuteEnd).toBeLessThanOrEqual(at.getTime() + 60_000);
        expect(hourEnd).toBeGreaterThanOrEqual(minuteEnd);
        expect((hourEnd - minuteEnd) % 60_000).toBe(0);
        expect(hourEnd).toBeLessThanOrEqual(at.getTime() + 3_600_000);
        expect(toMinuteName(request)).toBe(`m${String(59 - (hourEnd - minuteEnd) / 60_000).padStart(2, '0')}`);
        const [last, next] = [hourEnd - 1, hourEnd].map((ms) => toCounterId({ ...request, at: new Date(ms) }));
        expect([last === toCounterId(request), next === last]).toEqual([true, false]);
        for (const { resetsInSeconds, seconds } of listLimitStatuses(request, { minute: 0, hour: 0 })) {
          expect(resetsInSeconds).toBeGreaterThanOrEqual(1);
          expect(resetsInSeconds).toBeLessThanOrEqual(seconds);
          const after = { ...request, at: new Date(at.getTime() + resetsInSeconds * 1000) };
          const window = seconds === 60 ? 'minute' : 'hour';
          expect(windowEndMs(window, after)).toBe(windowEndMs(window, request) + seconds * 1000);
        }
      }),
    );
  });

  test('of many principals end spread over the hour: of ten thousand clients at most fifteen in one second', () => {
    const offsets = new Map<number, number>();
    for (let index = 0; index < 10_000; index++) {
      const offset = windowOffsetMs(`client-${index.toString(36)}`);
      offsets.set(offset, (offsets.get(offset) ?? 0) + 1);
    }
    expect(Math.max(...offsets.values())).toBeLessThanOrEqual(15);
    for (const quarter of [0, 1, 2, 3]) {
      const own = [...offsets].filter(([offset]) => Math.floor(offset / 900_000) === quarter);
      const clients = own.reduce((sum, [, count]) => sum + count, 0);
      expect(Math.abs(clients - 2500)).toBeLessThan(150);
    }
  });

  test('no principal shares the counters of another, for any name', () => {
    const ids = ['acme', 'acme#transits', 'acme#transits#2026-11-21T15:06:55', '', '#'].map((principalId) =>
      toCounterId(charge('2026-11-21T16:00:00Z', principalId)),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the status of limits', () => {
  const at = charge('2026-11-21T16:07:12.345Z');

  test('contains the remaining requests and the reset time', () => {
    expect(listLimitStatuses(at, { minute: 20, hour: 1999 })).toEqual([
      { name: 'transits-minute', window: 'minute', seconds: 60, quota: 120, remaining: 100, resetsInSeconds: 43 },
      { name: 'transits-hour', window: 'hour', seconds: 3600, quota: 2000, remaining: 1, resetsInSeconds: 3583 },
    ]);
  });

  test('a new window resets after its whole length, an ending one after one second', () => {
    const secondsAt = (iso: string) =>
      listLimitStatuses(charge(iso), { minute: 0, hour: 0 }).map(({ resetsInSeconds }) => resetsInSeconds);
    expect(secondsAt('2026-11-21T16:06:55.000Z')).toEqual([60, 3600]);
    expect(secondsAt('2026-11-21T17:06:54.999Z')).toEqual([1, 1]);
  });

  test('the remaining requests are never negative', () => {
    expect(listLimitStatuses(at, { minute: 121, hour: 2040 }).map(({ remaining }) => remaining)).toEqual([0, 0]);
  });

  test('a limit is exhausted by its last request', () => {
    expect(listExhaustedPolicies('transits', { minute: 119, hour: 1999 })).toEqual([]);
    expect(listExhaustedPolicies('transits', { minute: 120, hour: 1999 }).map(({ window }) => window)).toEqual([
      'minute',
    ]);
    expect(listExhaustedPolicies('transits', { minute: 3, hour: 2000 }).map(({ window }) => window)).toEqual(['hour']);
  });

  test('a class without an hourly limit never exhausts one', () => {
    const reverse = { ...at, limitClass: 'reverse' } as const;
    expect(listExhaustedPolicies('reverse', { minute: 0, hour: 1_000_000 })).toEqual([]);
    expect(listLimitStatuses(reverse, { minute: 0, hour: 0 }).map(({ name }) => name)).toEqual(['reverse-minute']);
  });
});
