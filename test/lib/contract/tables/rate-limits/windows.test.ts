import { describe, expect, test } from 'vitest';
import type { RateLimitRequest } from '../../../../../lib/contract/tables/rate-limits/limiter.ts';
import {
  listExhaustedPolicies,
  listLimitStatuses,
  toCounterId,
  toMinuteName,
  windowEndMs,
} from '../../../../../lib/contract/tables/rate-limits/windows.ts';

const charge = (iso: string, principalId = 'acme'): RateLimitRequest => ({
  principalId,
  limitClass: 'transits',
  at: new Date(iso),
});

describe('the windows of the UTC clock', () => {
  test.each([
    ['2026-11-21T16:07:00.000Z', '2026-11-21T16:08:00.000Z', '2026-11-21T17:00:00.000Z'],
    ['2026-11-21T16:07:59.999Z', '2026-11-21T16:08:00.000Z', '2026-11-21T17:00:00.000Z'],
    ['2026-11-21T16:59:59.999Z', '2026-11-21T17:00:00.000Z', '2026-11-21T17:00:00.000Z'],
    ['2026-12-31T23:59:30.000Z', '2027-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ])('at %s end at %s and %s', (at, minuteEnd, hourEnd) => {
    expect(new Date(windowEndMs('minute', new Date(at))).toISOString()).toBe(minuteEnd);
    expect(new Date(windowEndMs('hour', new Date(at))).toISOString()).toBe(hourEnd);
  });

  test('an instant has the counters of its own hour and minute', () => {
    expect(toCounterId(charge('2026-11-21T16:59:59.999Z'))).toBe('rl#acme#transits#2026-11-21T16');
    expect(toCounterId(charge('2026-11-21T17:00:00.000Z'))).toBe('rl#acme#transits#2026-11-21T17');
    expect(toMinuteName(new Date('2026-11-21T16:59:59.999Z'))).toBe('m59');
    expect(toMinuteName(new Date('2026-11-21T17:00:00.000Z'))).toBe('m00');
  });

  test('no principal shares the counters of another, for any name', () => {
    const ids = ['acme', 'acme#transits', 'acme#transits#2026-11-21T16', '', '#'].map((principalId) =>
      toCounterId(charge('2026-11-21T16:00:00Z', principalId)),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the status of limits', () => {
  const at = charge('2026-11-21T16:07:12.345Z');

  test('contains the remaining requests and the reset time', () => {
    expect(listLimitStatuses(at, { minute: 20, hour: 1999 })).toEqual([
      { name: 'transits-minute', window: 'minute', seconds: 60, quota: 120, remaining: 100, resetsInSeconds: 48 },
      { name: 'transits-hour', window: 'hour', seconds: 3600, quota: 2000, remaining: 1, resetsInSeconds: 3168 },
    ]);
  });

  test('a new window resets after its whole length, an ending one after one second', () => {
    const secondsAt = (iso: string) =>
      listLimitStatuses(charge(iso), { minute: 0, hour: 0 }).map(({ resetsInSeconds }) => resetsInSeconds);
    expect(secondsAt('2026-11-21T16:00:00.000Z')).toEqual([60, 3600]);
    expect(secondsAt('2026-11-21T16:59:59.999Z')).toEqual([1, 1]);
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
