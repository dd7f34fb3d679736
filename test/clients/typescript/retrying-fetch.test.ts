import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseRetryAfterMs } from '../../../clients/typescript/src/retry-after.ts';
import { DEFAULT_RETRY_SETTINGS } from '../../../clients/typescript/src/retry-settings.ts';
import { createRetryingFetch, type FetchFunction } from '../../../clients/typescript/src/retrying-fetch.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const post = (signal?: AbortSignal): Request =>
  new Request('http://service.example/a', { method: 'POST', body: '{"a":1}', ...(signal && { signal }) });

/** A `fetch` that returns the given responses in turn and records time and body of each call. */
function scriptFetch(...answers: (() => Response)[]) {
  const calls: { readonly atMs: number; readonly body: string }[] = [];
  const send: FetchFunction = async (request) => {
    calls.push({ atMs: Date.now() - NOW, body: await request.text() });
    return (answers[calls.length - 1] ?? answers.at(-1) ?? fail)();
  };
  return { send, calls };
}

const fail = (): never => {
  throw new Error('no response left');
};

const ok = () => new Response('{}');
const refuse = (status: number, retryAfter?: string) => () =>
  new Response('{}', { status, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } });

async function finalStatus(send: FetchFunction, settings = DEFAULT_RETRY_SETTINGS): Promise<number> {
  const answer = createRetryingFetch(send, settings)(post());
  await vi.runAllTimersAsync();
  return (await answer).status;
}

describe('a refused call', () => {
  it.each([429, 503])('is retried after %i with the same body', async (status) => {
    const { send, calls } = scriptFetch(refuse(status), ok);
    expect(await finalStatus(send)).toBe(200);
    expect(calls.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":1}']);
  });

  it.each([400, 401, 404, 500, 502, 504])('is not retried after %i', async (status) => {
    const { send, calls } = scriptFetch(refuse(status), ok);
    expect(await finalStatus(send)).toBe(status);
    expect(calls).toHaveLength(1);
  });

  it('waits for the seconds of Retry-After and a short random time', async () => {
    const { send, calls } = scriptFetch(refuse(429, '7'), ok);
    await finalStatus(send);
    expect(calls.map(({ atMs }) => atMs)).toEqual([0, 7125]);
  });

  it('waits until the date of Retry-After', async () => {
    const { send, calls } = scriptFetch(refuse(503, 'Sat, 21 Nov 2026 12:00:30 GMT'), ok);
    await finalStatus(send);
    expect(calls.map(({ atMs }) => atMs)).toEqual([0, 30_125]);
  });

  it('doubles the longest wait with each attempt without Retry-After', async () => {
    const { send, calls } = scriptFetch(refuse(503));
    expect(await finalStatus(send, { ...DEFAULT_RETRY_SETTINGS, retries: 9 })).toBe(503);
    const waits = calls.slice(1).map(({ atMs }, place) => atMs - (calls[place]?.atMs ?? 0));
    expect(waits).toEqual([125, 250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  });

  it('fails after the last retry', async () => {
    const { send, calls } = scriptFetch(refuse(429, '1'));
    expect(await finalStatus(send)).toBe(429);
    expect(calls).toHaveLength(1 + DEFAULT_RETRY_SETTINGS.retries);
  });

  it('fails at once if the requested wait is too long', async () => {
    const { send, calls } = scriptFetch(refuse(429, '3600'), ok);
    expect(await finalStatus(send)).toBe(429);
    expect(calls).toHaveLength(1);
  });

  it('is sent once with retries: 0', async () => {
    const { send, calls } = scriptFetch(refuse(503), ok);
    expect(await finalStatus(send, { ...DEFAULT_RETRY_SETTINGS, retries: 0 })).toBe(503);
    expect(calls).toHaveLength(1);
  });
});

describe('an aborted call', () => {
  const never: FetchFunction = (_request, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));

  it('throws the reason during a wait and is not retried', async () => {
    const { send, calls } = scriptFetch(refuse(429, '30'), ok);
    const controller = new AbortController();
    const answer = createRetryingFetch(send, DEFAULT_RETRY_SETTINGS)(post(controller.signal));
    const thrown = expect(answer).rejects.toThrow('enough');
    await vi.advanceTimersByTimeAsync(1000);
    controller.abort(new Error('enough'));
    await thrown;
    await vi.runAllTimersAsync();
    expect(calls).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('throws the reason during an attempt', async () => {
    const controller = new AbortController();
    const answer = createRetryingFetch(never, DEFAULT_RETRY_SETTINGS)(post(controller.signal));
    const thrown = expect(answer).rejects.toThrow('enough');
    controller.abort(new Error('enough'));
    await thrown;
  });

  it('throws a TimeoutError after its time limit', async () => {
    vi.useRealTimers();
    const answer = createRetryingFetch(never, { ...DEFAULT_RETRY_SETTINGS, timeoutMs: 20 })(post());
    await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

describe('Retry-After', () => {
  it.each([
    ['0', 0],
    ['120', 120_000],
    ['Sat, 21 Nov 2026 12:01:00 GMT', 60_000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['soon', undefined],
  ])('%j is %s ms', (text, expected) => {
    expect(parseRetryAfterMs(new Headers({ 'Retry-After': text }), NOW)).toBe(expected);
  });

  it('is undefined without the header', () => {
    expect(parseRetryAfterMs(new Headers(), NOW)).toBeUndefined();
  });
});
