import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChannelFault } from '../../host/channel.ts';
import { LongPool } from '../../host/long-pool.ts';
import { gatewayEvent } from '../support/gateway-event.ts';

const LIMIT_MS = 29_000;
const ANSWER: APIGatewayProxyResult = { statusCode: 200, body: 'done' };
const EVENT: APIGatewayProxyEvent = gatewayEvent({ path: '/predictive/transits/search' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A process that answers when the test says so. */
class FakeWorker {
  isBusy = false;
  isRetired = false;
  freeMs = 0;
  readonly #end = Promise.withResolvers<string>();
  #answer = Promise.withResolvers<APIGatewayProxyResult>();
  readonly ended = this.#end.promise;
  readonly channel = {
    call: async <Value>(): Promise<Value> => {
      this.#answer = Promise.withResolvers();
      return (await this.#answer.promise) as Value;
    },
  };

  answer(): void {
    this.#answer.resolve(ANSWER);
  }

  kill(): void {
    this.#answer.reject(new ChannelFault('the worker ended'));
    this.#end.resolve('SIGKILL');
  }
}

function openPool(processes: number) {
  const started: FakeWorker[] = [];
  const start = (): FakeWorker => {
    const worker = new FakeWorker();
    started.push(worker);
    return worker;
  };
  return { started, pool: new LongPool({ processes, limitMs: LIMIT_MS, start }) };
}

/** Lets everything run that waits for no timer. */
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a calculation', () => {
  it('runs alone in a process, which is used again', async () => {
    const { pool, started } = openPool(2);
    const first = pool.calculate(EVENT);
    const second = pool.calculate(EVENT);
    await settle();
    for (const worker of started) worker.answer();
    expect(await Promise.all([first, second])).toEqual([ANSWER, ANSWER]);
    const third = pool.calculate(EVENT);
    await settle();
    started[0]?.answer();
    expect(await third).toEqual(ANSWER);
    expect(started).toHaveLength(2);
  });

  it('that takes longer than the limit is late: its process ends, and another takes the next one', async () => {
    const { pool, started } = openPool(1);
    const late = pool.calculate(EVENT);
    await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
    const next = pool.calculate(EVENT);
    expect(started).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await late).toBe('late');
    expect(started).toHaveLength(2);
    started[1]?.answer();
    expect(await next).toEqual(ANSWER);
  });

  it('counts its wait for a process toward the limit', async () => {
    const { pool, started } = openPool(1);
    const first = pool.calculate(EVENT);
    const second = pool.calculate(EVENT);
    await vi.advanceTimersByTimeAsync(LIMIT_MS - 1000);
    started[0]?.answer();
    expect(await first).toEqual(ANSWER);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await second).toBe('late');
  });

  it('whose process ends has no answer, and the next one gets another process', async () => {
    const { pool, started } = openPool(1);
    const lost = pool.calculate(EVENT);
    await settle();
    started[0]?.kill();
    expect(await lost).toBe('ended');
    const next = pool.calculate(EVENT);
    await settle();
    started[1]?.answer();
    expect(await next).toEqual(ANSWER);
  });

  it('is refused while 64 others wait', async () => {
    const { pool } = openPool(1);
    for (let asked = 0; asked < 65; asked += 1) void pool.calculate(EVENT);
    expect(pool.waiting).toBe(64);
    expect(await pool.calculate(EVENT)).toBe('busy');
  });
});

it('a process that has nothing to do for a minute ends', async () => {
  const { pool, started } = openPool(1);
  const calculation = pool.calculate(EVENT);
  await settle();
  started[0]?.answer();
  await calculation;
  await vi.advanceTimersByTimeAsync(59_000);
  expect(pool.workers.size).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(pool.workers.size).toBe(0);
});
