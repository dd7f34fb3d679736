import type { MethodThrottles } from '../assembly/method-throttles.ts';
import { GatewayFault } from '../http/fault.ts';
import { TokenBucket } from './token-bucket.ts';

/** Limits the requests of all callers together, for each method by itself. */
export class MethodLimiter {
  readonly #throttles: MethodThrottles;
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(throttles: MethodThrottles) {
    this.#throttles = throttles;
  }

  /** @param nowMs from a monotonic clock @throws GatewayFault `THROTTLED` */
  charge(methodId: string, nowMs: number): void {
    const bucket = this.#buckets.get(methodId) ?? this.#open(methodId, nowMs);
    if (bucket && !bucket.take(nowMs)) throw new GatewayFault('THROTTLED');
  }

  #open(methodId: string, nowMs: number): TokenBucket | undefined {
    const throttle = this.#throttles.byMethod.get(methodId) ?? this.#throttles.others;
    if (!throttle) return undefined;
    const bucket = new TokenBucket(throttle, nowMs);
    this.#buckets.set(methodId, bucket);
    return bucket;
  }
}
