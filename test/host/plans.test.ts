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

test('only plans with limits are counted, and an unknown one admits nobody', () => {
  expect(isCountedPlan('local')).toBe(false);
  expect(isCountedPlan('free')).toBe(true);
  expect(() => isCountedPlan('toString')).toThrow('Forbidden');
});
