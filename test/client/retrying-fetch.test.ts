import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseRetryAfterMs } from '../../client/src/retry-after.ts';
import { DEFAULT_RETRY_SETTINGS } from '../../client/src/retry-settings.ts';
import { createRetryingFetch, type FetchFunction } from '../../client/src/retrying-fetch.ts';

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

/** Answers one after the other, and notes when it was asked and what for. */
function scripted(...answers: (() => Response)[]) {
  const calls: { readonly atMs: number; readonly body: string }[] = [];
  const send: FetchFunction = async (request) => {
    calls.push({ atMs: Date.now() - NOW, body: await request.text() });
    return (answers[calls.length - 1] ?? answers.at(-1) ?? fail)();
  };
  return { send, calls };
}

const fail = (): never => {
  throw new Error('nothing was scripted');
};

const fine = () => new Response('{}');
const refused = (status: number, retryAfter?: string) => () =>
  new Response('{}', { status, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } });

async function answeredWith(send: FetchFunction, patience = DEFAULT_RETRY_SETTINGS): Promise<number> {
  const answer = createRetryingFetch(send, patience)(post());
  await vi.runAllTimersAsync();
  return (await answer).status;
}

describe('a call without room for it', () => {
  it.each([429, 503])('is made again after %i, with the same body', async (status) => {
    const { send, calls } = scripted(refused(status), fine);
    expect(await answeredWith(send)).toBe(200);
    expect(calls.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":1}']);
  });

  it.each([400, 401, 404, 500, 502, 504])('is not made again after %i', async (status) => {
    const { send, calls } = scripted(refused(status), fine);
    expect(await answeredWith(send)).toBe(status);
    expect(calls).toHaveLength(1);
  });

  it('waits for as many seconds as it is told, and a little longer', async () => {
    const { send, calls } = scripted(refused(429, '7'), fine);
    await answeredWith(send);
    expect(calls.map(({ atMs }) => atMs)).toEqual([0, 7125]);
  });

  it('waits for the date that it is told', async () => {
    const { send, calls } = scripted(refused(503, 'Sat, 21 Nov 2026 12:00:30 GMT'), fine);
    await answeredWith(send);
    expect(calls.map(({ atMs }) => atMs)).toEqual([0, 30_125]);
  });

  it('waits for up to twice as long each time where it is told nothing', async () => {
    const { send, calls } = scripted(refused(503));
    expect(await answeredWith(send, { ...DEFAULT_RETRY_SETTINGS, retries: 9 })).toBe(503);
    const waits = calls.slice(1).map(({ atMs }, place) => atMs - (calls[place]?.atMs ?? 0));
    expect(waits).toEqual([125, 250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  });

  it('is given up after the retries', async () => {
    const { send, calls } = scripted(refused(429, '1'));
    expect(await answeredWith(send)).toBe(429);
    expect(calls).toHaveLength(1 + DEFAULT_RETRY_SETTINGS.retries);
  });

  it('is given up at once where the wait would be too long', async () => {
    const { send, calls } = scripted(refused(429, '3600'), fine);
    expect(await answeredWith(send)).toBe(429);
    expect(calls).toHaveLength(1);
  });

  it('is made once where it is not to be repeated', async () => {
    const { send, calls } = scripted(refused(503), fine);
    expect(await answeredWith(send, { ...DEFAULT_RETRY_SETTINGS, retries: 0 })).toBe(503);
    expect(calls).toHaveLength(1);
  });
});

describe('a call that is ended', () => {
  const never: FetchFunction = (_request, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));

  it('while it waits, throws the reason and is not made again', async () => {
    const { send, calls } = scripted(refused(429, '30'), fine);
    const ended = new AbortController();
    const answer = createRetryingFetch(send, DEFAULT_RETRY_SETTINGS)(post(ended.signal));
    const thrown = expect(answer).rejects.toThrow('enough');
    await vi.advanceTimersByTimeAsync(1000);
    ended.abort(new Error('enough'));
    await thrown;
    await vi.runAllTimersAsync();
    expect(calls).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('while it is under way, throws the reason', async () => {
    const ended = new AbortController();
    const answer = createRetryingFetch(never, DEFAULT_RETRY_SETTINGS)(post(ended.signal));
    const thrown = expect(answer).rejects.toThrow('enough');
    ended.abort(new Error('enough'));
    await thrown;
  });

  it('by its time limit, throws a TimeoutError', async () => {
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

  it('is undefined where there is none', () => {
    expect(parseRetryAfterMs(new Headers(), NOW)).toBeUndefined();
  });
});
