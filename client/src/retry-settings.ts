import { parseRetryAfterMs } from './retry-after.ts';

/** How long a call goes on. */
export interface RetrySettings {
  /** Milliseconds that one attempt may take, its answer included. */
  readonly timeoutMs: number;
  /** How often a call that can be repeated is made again after 429 or 503. */
  readonly retries: number;
  /** Milliseconds of the longest wait between two attempts: a service that asks for more is not asked again. */
  readonly longestWaitMs: number;
}

/** The gateway gives up after 29 s, and limits are counted by the minute. */
export const DEFAULT_RETRY_SETTINGS: RetrySettings = { timeoutMs: 30_000, retries: 4, longestWaitMs: 60_000 };

const FIRST_WAIT_MS = 250;
const LONGEST_BACKOFF_MS = 20_000;

const RETRIED_STATUSES: readonly number[] = [429, 503];

/**
 * Milliseconds to wait before a call is made again; undefined where it should not be.
 *
 * Where the service says how long, no less than that, and a little more by chance, so that clients that were refused
 * together do not come back together. Else anything up to a bound that doubles each time.
 *
 * @param attempt how many were made before, from 0
 * @source M. Brooker, Exponential Backoff And Jitter ("full jitter"), https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export function chooseRetryWaitMs(
  response: Response,
  attempt: number,
  { longestWaitMs }: RetrySettings,
): number | undefined {
  if (!RETRIED_STATUSES.includes(response.status)) return undefined;
  const askedMs = parseRetryAfterMs(response.headers, Date.now());
  if (askedMs === undefined) {
    return Math.random() * Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_BACKOFF_MS, longestWaitMs);
  }
  return askedMs > longestWaitMs ? undefined : askedMs + Math.random() * FIRST_WAIT_MS;
}
