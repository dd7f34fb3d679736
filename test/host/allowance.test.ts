import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Allowance, TokenBucket } from '../../host/access/allowance.ts';

describe('a token bucket', () => {
  const throttle = { ratePerSecond: 10, burst: 5 };
  const takenAt = (bucket: TokenBucket, ms: number, requests: number): number =>
    Array.from({ length: requests }, () => bucket.take(ms)).filter(Boolean).length;

  it('allows the burst at once, then the rate', () => {
    const bucket = new TokenBucket(throttle, 0);
    expect(takenAt(bucket, 0, 20)).toBe(5);
    expect(takenAt(bucket, 99, 20)).toBe(0);
    expect(takenAt(bucket, 100, 20)).toBe(1);
    expect(takenAt(bucket, 400, 20)).toBe(3);
  });

  it('allows no more than the burst after a pause', () => {
    const bucket = new TokenBucket(throttle, 0);
    expect(takenAt(bucket, 3_600_000, 20)).toBe(5);
  });

  it('never allows more than the burst plus rate × time', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 200 });
    fc.assert(
      fc.property(gaps, (waits) => {
        const bucket = new TokenBucket(throttle, 0);
        let nowMs = 0;
        let accepted = 0;
        for (const wait of waits) {
          nowMs += wait;
          if (bucket.take(nowMs)) accepted += 1;
        }
        expect(accepted).toBeLessThanOrEqual(throttle.burst + (nowMs / 1000) * throttle.ratePerSecond + 1e-6);
      }),
    );
  });
});

describe('a quota', () => {
  const daily = { quota: { requests: 2, period: 'DAY' } } as const;
  const monthly = { quota: { requests: 2, period: 'MONTH' } } as const;
  const at = (date: string) => ({ date: new Date(date), steadyMs: 0 });

  it.each([
    ['a day', daily, '2026-11-21T23:59:59Z', '2026-11-22T00:00:00Z'],
    ['a month', monthly, '2026-11-30T23:59:59Z', '2026-12-01T00:00:00Z'],
  ])('of %s begins anew with the next', (_, plan, last, next) => {
    const allowance = new Allowance(plan, at(last));
    const outcomes = [last, last, last, next].map((date) => allowance.charge(at(date)));
    expect(outcomes).toEqual([undefined, undefined, 'QUOTA_EXCEEDED', undefined]);
  });

  it('does not count throttled requests', () => {
    const allowance = new Allowance({ ...daily, throttle: { ratePerSecond: 1, burst: 1 } }, at('2026-11-21'));
    const outcomes = [0, 0, 1000].map((steadyMs) => allowance.charge({ ...at('2026-11-21'), steadyMs }));
    expect(outcomes).toEqual([undefined, 'THROTTLED', undefined]);
  });
});
