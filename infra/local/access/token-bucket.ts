import type { Throttle } from '../assembly/usage-plans.ts';

/**
 * Limits requests to an average rate and a burst.
 *
 * @source "Throttle requests to your REST APIs", Amazon API Gateway Developer Guide (api-gateway-request-throttling):
 * the token bucket algorithm, the burst being the size of the bucket
 */
export class TokenBucket {
  readonly #throttle: Throttle;
  #tokens: number;
  #filledAtMs: number;

  /** @param nowMs from a monotonic clock */
  constructor(throttle: Throttle, nowMs: number) {
    this.#throttle = throttle;
    this.#tokens = throttle.burst;
    this.#filledAtMs = nowMs;
  }

  /** Takes a token. @returns false where the bucket is empty */
  take(nowMs: number): boolean {
    const { ratePerSecond, burst } = this.#throttle;
    const added = ((nowMs - this.#filledAtMs) / 1000) * ratePerSecond;
    this.#tokens = Math.min(burst, this.#tokens + added);
    this.#filledAtMs = nowMs;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
