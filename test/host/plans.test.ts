import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isCountedPlan, PlanCounter } from '../../host/plans.ts';
import { PLANS } from '../../infra/plans.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 26, 12), toFake: ['Date', 'performance'] });
});
afterEach(() => vi.useRealTimers());

const CHARGE = { plan: 'free', gatewayKey: 'one' };

test('a key may send its burst at once, then as many as its rate allows', () => {
  const counter = new PlanCounter();
  const { burst, ratePerSecond } = PLANS.free.throttle;
  const outcomes = Array.from({ length: burst + 1 }, () => counter.charge(CHARGE));
  expect(outcomes).toEqual([...Array.from({ length: burst }, () => undefined), 'THROTTLED']);
  expect(counter.charge({ ...CHARGE, gatewayKey: 'other' })).toBeUndefined();
  vi.advanceTimersByTime(1000);
  const later = Array.from({ length: ratePerSecond + 1 }, () => counter.charge(CHARGE));
  expect(later.filter((outcome) => outcome === undefined)).toHaveLength(ratePerSecond);
});

test('a quota is used up by accepted requests, and full again in the next period', () => {
  const counter = new PlanCounter();
  const send = () => {
    vi.advanceTimersByTime(500);
    return counter.charge(CHARGE);
  };
  const outcomes = Array.from({ length: PLANS.free.quota.requests + 1 }, send);
  expect(outcomes.filter((outcome) => outcome !== undefined)).toEqual(['QUOTA_EXCEEDED']);
  vi.advanceTimersByTime(86_400_000);
  expect(counter.charge(CHARGE)).toBeUndefined();
});

test('only plans with limits are counted, and an unknown one admits nobody', () => {
  expect(isCountedPlan('local')).toBe(false);
  expect(isCountedPlan('free')).toBe(true);
  expect(() => isCountedPlan('toString')).toThrow('Forbidden');
});
