import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FunctionPool, type PoolLimits } from '../../../infra/local/lambda/pool.ts';
import type { ProcessListener } from '../../../infra/local/lambda/runtime-process.ts';
import { FunctionWorker } from '../../../infra/local/lambda/worker.ts';

const LIMITS: PoolLimits = { workersPerFunction: 1, waitingPerFunction: 2, waitMs: 10_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A pool whose processes answer when the test says so. */
function openPool() {
  const answers: (() => void)[] = [];
  const events: string[] = [];
  const start = (_parts: unknown, listener: ProcessListener) => {
    queueMicrotask(() => listener.onReply({ type: 'ready' }));
    return {
      send: ({ event }: { readonly event: string }) => {
        events.push(event);
        answers.push(() => listener.onReply({ type: 'result', payload: event }));
      },
      kill: () => listener.onEnd('was stopped'),
    };
  };
  const parts = { spec: { timeoutSeconds: 28 } } as never;
  const pool = new FunctionPool(() => new FunctionWorker(start, parts), LIMITS);
  const { signal } = new AbortController();
  return {
    invoke: (event: string) => pool.invoke(event, '', signal),
    answerNext: () => answers.shift()?.(),
    begun: events,
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
