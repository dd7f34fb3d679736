import { parseRetryAfterMs } from './retry-after.ts';

/** Time limit and retries of a call. */
export interface RetrySettings {
  /** Milliseconds for one attempt, including the body of the response. */
  readonly timeoutMs: number;
  /** Number of retries after 429 or 503, for calls that can be repeated. */
  readonly retries: number;
  /** Longest wait between two attempts, milliseconds. The call fails if the service asks for a longer one. */
  readonly longestWaitMs: number;
}

/** The gateway times out after 29 s, and rate limits are counted by the minute. */
export const DEFAULT_RETRY_SETTINGS: RetrySettings = { timeoutMs: 30_000, retries: 4, longestWaitMs: 60_000 };

const FIRST_WAIT_MS = 250;
const LONGEST_BACKOFF_MS = 20_000;

const RETRIED_STATUSES: readonly number[] = [429, 503];

/**
 * Milliseconds to wait before the next attempt; undefined for no further attempt.
 *
 * With `Retry-After` the wait is that time plus a short random time, so that clients that were refused together do not
 * return together. Without it the wait is random, up to a bound that doubles with each attempt.
 *
 * @param attempt number of earlier attempts, from 0
 * @source M. Brooker, Exponential Backoff And Jitter ("full jitter"), https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export function chooseRetryWaitMs(
  response: Response,
  attempt: number,
  { longestWaitMs }: RetrySettings,
): number | undefined {
  if (!RETRIED_STATUSES.includes(response.status)) return undefined;
  const requestedMs = parseRetryAfterMs(response.headers, Date.now());
  if (requestedMs === undefined) {
    return Math.random() * Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_BACKOFF_MS, longestWaitMs);
  }
  return requestedMs > longestWaitMs ? undefined : requestedMs + Math.random() * FIRST_WAIT_MS;
}
