import { chooseRetryWaitMs, type RetrySettings } from './retry-settings.ts';

/** A function with the signature of `fetch`. */
export type FetchFunction = (request: Request, init?: RequestInit) => Promise<Response>;

/** A `fetch` that limits the time of each attempt and retries while the service is overloaded. */
export function createRetryingFetch(
  send: FetchFunction,
  settings: RetrySettings,
): (request: Request) => Promise<Response> {
  return async (request) => {
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt >= settings.retries;
      const response = await sendOnce(send, isLast ? request : request.clone(), settings.timeoutMs);
      const waitMs = isLast ? undefined : chooseRetryWaitMs(response, attempt, settings);
      if (waitMs === undefined) return response;
      await response.body?.cancel();
      await waitUnlessAborted(waitMs, request.signal);
    }
  };
}

/** The time limit covers the body of the response, not only its headers. */
function sendOnce(send: FetchFunction, request: Request, timeoutMs: number): Promise<Response> {
  return send(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]) });
}

/** @throws the reason of the signal as soon as the signal is aborted */
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
