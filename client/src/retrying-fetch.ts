import { chooseRetryWaitMs, type RetrySettings } from './retry-settings.ts';

/** What sends a request: `fetch`, or something like it. */
export type FetchFunction = (request: Request, init?: RequestInit) => Promise<Response>;

/** Sends requests with a time limit for each attempt, and again where the service had no room. */
export function createRetryingFetch(
  send: FetchFunction,
  patience: RetrySettings,
): (request: Request) => Promise<Response> {
  return async (request) => {
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt >= patience.retries;
      const response = await sendOnce(send, isLast ? request : request.clone(), patience.timeoutMs);
      const waitMs = isLast ? undefined : chooseRetryWaitMs(response, attempt, patience);
      if (waitMs === undefined) return response;
      await response.body?.cancel();
      await waitUnlessAborted(waitMs, request.signal);
    }
  };
}

/** The limit holds until the answer is read, not only until it begins. */
function sendOnce(send: FetchFunction, request: Request, timeoutMs: number): Promise<Response> {
  return send(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]) });
}

/** @throws the signal's reason as soon as it is given */
function waitUnlessAborted(waitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, waitMs);
    signal.addEventListener('abort', stop, { once: true });
  });
}
