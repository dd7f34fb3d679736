import type { Plan } from '../../infra/plans.ts';

type Throttle = NonNullable<Plan['throttle']>;
type Quota = NonNullable<Plan['quota']>;

/** Limits of each key in a plan. */
type PlanLimits = Pick<Plan, 'throttle' | 'quota'>;

/** Why a request is refused: the type of the gateway's response. */
export type PlanRefusal = 'THROTTLED' | 'QUOTA_EXCEEDED';

/** The time of a request, by the calendar and by a monotonic clock. */
interface Instant {
  readonly date: Date;
  readonly steadyMs: number;
}

/** The remaining allowance of one key under its plan. */
export class Allowance {
  readonly #bucket: TokenBucket | undefined;
  readonly #quota: Quota | undefined;
  #period = '';
  #requests = 0;

  constructor({ throttle, quota }: PlanLimits, { steadyMs }: Instant) {
    this.#bucket = throttle && new TokenBucket(throttle, steadyMs);
    this.#quota = quota;
  }

  /** Counts a request. Throttled requests do not count toward the quota. @returns the reason of a refusal */
  charge({ date, steadyMs }: Instant): PlanRefusal | undefined {
    if (this.#bucket && !this.#bucket.take(steadyMs)) return 'THROTTLED';
    return this.#quota && this.#count(this.#quota, date);
  }

  #count({ requests, period }: Quota, date: Date): PlanRefusal | undefined {
    const current = date.toISOString().slice(0, PERIOD_LENGTH[period]);
    if (current !== this.#period) this.#requests = 0;
    this.#period = current;
    if (this.#requests >= requests) return 'QUOTA_EXCEEDED';
    this.#requests += 1;
    return undefined;
  }
}

/** Length of the prefix of an ISO date that identifies the day or the month. */
const PERIOD_LENGTH: Readonly<Record<Quota['period'], number>> = { DAY: 10, MONTH: 7 };

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
