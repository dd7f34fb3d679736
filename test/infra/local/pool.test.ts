import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FunctionPool, type PoolLimits } from '../../../infra/local/lambda/pool.ts';
import { ProcessBudget } from '../../../infra/local/lambda/process-budget.ts';
import type { ProcessListener } from '../../../infra/local/lambda/runtime-process.ts';
import { FunctionWorker } from '../../../infra/local/lambda/worker.ts';

const LIMITS: PoolLimits = { workersPerFunction: 1, waitingPerFunction: 2, waitMs: 10_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A pool whose processes answer when the test says so. */
function openPool(budget = new ProcessBudget(16), limits = LIMITS) {
  const answers: (() => void)[] = [];
  const events: string[] = [];
  const start = (_parts: unknown, listener: ProcessListener) => {
    let hasEnded = false;
    queueMicrotask(() => listener.onReply({ type: 'ready' }));
    return {
      send: ({ event }: { readonly event: string }) => {
        events.push(event);
        answers.push(() => listener.onReply({ type: 'result', payload: event }));
      },
      kill: () => {
        if (!hasEnded) queueMicrotask(() => listener.onEnd('was stopped'));
        hasEnded = true;
      },
    };
  };
  const parts = { spec: { timeoutSeconds: 28 } } as never;
  const pool = new FunctionPool(() => new FunctionWorker(start, parts), limits, budget);
  const { signal } = new AbortController();
  return {
    invoke: (event: string) => pool.invoke(event, '', signal),
    answerNext: () => answers.shift()?.(),
    begun: events,
    pool,
  };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a function whose processes are busy', () => {
  it('refuses an invocation at once when as many wait as may', async () => {
    const { invoke, answerNext } = openPool();
    const begun = ['1', '2', '3'].map(invoke);
    expect(await invoke('4')).toMatchObject({ type: 'refused' });
    for (const one of begun) {
      await settle();
      answerNext();
      expect(await one).toMatchObject({ type: 'result' });
    }
  });

  it('refuses an invocation that waited too long, and never begins it', async () => {
    const { invoke, answerNext, begun } = openPool();
    const first = invoke('1');
    const second = invoke('2');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await second).toMatchObject({ type: 'refused' });
    answerNext();
    expect(await first).toMatchObject({ type: 'result' });
    await settle();
    expect(begun).toEqual(['1']);
  });

  it('lets an invocation run for longer than others may wait', async () => {
    const { invoke, answerNext } = openPool();
    const first = invoke('1');
    await vi.advanceTimersByTimeAsync(20_000);
    answerNext();
    expect(await first).toMatchObject({ type: 'result' });
  });
});

describe('a limit of processes for all functions', () => {
  const limits = { ...LIMITS, workersPerFunction: 4, waitingPerFunction: 100 };

  it('is never exceeded, and a function takes the place of the longest idle process', async () => {
    const budget = new ProcessBudget(2);
    const [one, two, three] = [openPool(budget, limits), openPool(budget, limits), openPool(budget, limits)];
    for (const { invoke, answerNext } of [one, two, three]) {
      const answer = invoke('a');
      await vi.advanceTimersByTimeAsync(10);
      answerNext();
      expect(await answer).toMatchObject({ type: 'result' });
      expect(budget.used).toBeLessThanOrEqual(2);
    }
    expect([one.pool.size, two.pool.size, three.pool.size]).toEqual([0, 1, 1]);
  });

  it('lets a function without a process have the next one that finishes, before the queue of a busy one', async () => {
    const budget = new ProcessBudget(2);
    const [busy, other] = [openPool(budget, limits), openPool(budget, limits)];
    const answers = ['1', '2', '3', '4'].map(busy.invoke);
    const late = other.invoke('late');
    await settle();
    expect([busy.pool.size, busy.pool.waiting, other.pool.size]).toEqual([2, 2, 0]);
    busy.answerNext();
    await settle();
    expect([busy.pool.size, other.pool.size]).toEqual([1, 1]);
    other.answerNext();
    expect(await late).toMatchObject({ type: 'result', payload: 'late' });
    for (const answer of answers) {
      await settle();
      busy.answerNext();
      busy.answerNext();
      expect(await answer).toMatchObject({ type: 'result' });
    }
    expect(budget.used).toBeLessThanOrEqual(2);
  });

  it('loses no place when idle processes are ended', async () => {
    const budget = new ProcessBudget(1);
    const { pool, invoke, answerNext } = openPool(budget, limits);
    for (const event of ['1', '2', '3']) {
      const answer = invoke(event);
      await settle();
      answerNext();
      expect(await answer).toMatchObject({ payload: event });
      pool.retireIdleSince(performance.now());
      expect(budget.used).toBe(0);
    }
  });
});
