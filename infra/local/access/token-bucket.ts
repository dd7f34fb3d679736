import type { Throttle } from '../assembly/usage-plans.ts';

/**
 * Lets requests pass at a rate, and so many at once after a pause.
 *
 * @source "Throttle requests to your REST APIs", Amazon API Gateway Developer Guide (api-gateway-request-throttling):
 * the token bucket algorithm, the burst being the size of the bucket
 */
export class TokenBucket {
  readonly #throttle: Throttle;
  #tokens: number;
  #filledAtMs: number;

  /** @param nowMs from a clock that never goes back */
  constructor(throttle: Throttle, nowMs: number) {
    this.#throttle = throttle;
    this.#tokens = throttle.burst;
    this.#filledAtMs = nowMs;
  }

  /** Takes a token. @returns whether there was one */
  take(nowMs: number): boolean {
    const { ratePerSecond, burst } = this.#throttle;
    const dropped = ((nowMs - this.#filledAtMs) / 1000) * ratePerSecond;
    this.#tokens = Math.min(burst, this.#tokens + dropped);
    this.#filledAtMs = nowMs;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
