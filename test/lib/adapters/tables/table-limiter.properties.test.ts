import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLimiter } from '../../../../lib/adapters/tables/table-limiter.ts';
import { policiesOf } from '../../../../lib/base/catalog/limit-classes.ts';
import type { Limiter, RateLimitRequest } from '../../../../lib/contract/tables/rate-limits/limiter.ts';
import { windowEndMs } from '../../../../lib/contract/tables/rate-limits/windows.ts';
import { type Mood, TableInMemory } from '../../../support/table-in-memory.ts';

const START_MS = Date.UTC(2026, 10, 21, 11, 58);
const SILENT = { onOutage: () => undefined, onRecovery: () => undefined };
const LIMIT_CLASS = 'location_batch';
const [PER_MINUTE = Number.NaN] = policiesOf(LIMIT_CLASS).map(({ quota }) => quota);

/** Concurrent requests; the clock may have been set back before them. */
interface Burst {
  readonly clockStepMs: number;
  readonly requests: number;
  readonly mood: Mood;
  readonly instance: number;
}

const burst = (...moods: readonly Mood[]): fc.Arbitrary<Burst> =>
  fc.record({
    clockStepMs: fc.integer({ min: -70_000, max: 70_000 }),
    requests: fc.integer({ min: 1, max: 25 }),
    mood: fc.constantFrom(...moods),
    instance: fc.nat({ max: 2 }),
  });

interface Counted {
  readonly sent: number;
  readonly accepted: number;
}

/** Numbers of requests sent and accepted in every minute, by the end of the minute. */
async function outcome(bursts: readonly Burst[], instances: number): Promise<ReadonlyMap<number, Counted>> {
  const table = new TableInMemory();
  const limiters: Limiter[] = Array.from({ length: instances }, () => createLimiter(table, SILENT));
  const byMinute = new Map<number, Counted>();
  let nowMs = START_MS;
  for (const { clockStepMs, requests, mood, instance } of bursts) {
    nowMs += clockStepMs;
    table.mood = mood;
    const request: RateLimitRequest = { principalId: 'acme', limitClass: LIMIT_CLASS, at: new Date(nowMs) };
    const limiter = limiters[instance % instances] as Limiter;
    const answers = await Promise.all(Array.from({ length: requests }, () => limiter.take(request)));
    const minute = windowEndMs('minute', request);
    const { sent, accepted } = byMinute.get(minute) ?? { sent: 0, accepted: 0 };
    const more = answers.filter((answer) => answer.accepted).length;
    byMinute.set(minute, { sent: sent + requests, accepted: accepted + more });
  }
  return byMinute;
}

test('while the table answers, all instances together accept exactly as many requests as the limit allows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(burst('answers'), { maxLength: 20 }), async (bursts) => {
      for (const { sent, accepted } of (await outcome(bursts, 3)).values()) {
        expect(accepted).toBe(Math.min(sent, PER_MINUTE));
      }
    }),
  );
});

test('for any behavior of the table, one instance accepts no more than the limit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(burst('answers', 'fails', 'drops'), { maxLength: 20 }), async (bursts) => {
      for (const { accepted } of (await outcome(bursts, 1)).values()) expect(accepted).toBeLessThanOrEqual(PER_MINUTE);
    }),
  );
});

test('for any behavior of the table, each of three instances accepts no more than the limit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(burst('answers', 'fails', 'drops'), { maxLength: 20 }), async (bursts) => {
      for (const { accepted } of (await outcome(bursts, 3)).values()) {
        expect(accepted).toBeLessThanOrEqual(3 * PER_MINUTE);
      }
    }),
  );
});
