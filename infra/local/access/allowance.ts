import type { Quota, UsagePlanSpec } from '../assembly/usage-plans.ts';
import { GatewayFault } from '../http/fault.ts';
import { TokenBucket } from './token-bucket.ts';

/** The time of a request, by the calendar and by a monotonic clock. */
export interface Instant {
  readonly date: Date;
  readonly steadyMs: number;
}

/** The remaining allowance of one key under its plan. */
export class Allowance {
  readonly #bucket: TokenBucket | undefined;
  readonly #quota: Quota | undefined;
  #period = '';
  #requests = 0;

  constructor({ throttle, quota }: UsagePlanSpec, { steadyMs }: Instant) {
    this.#bucket = throttle && new TokenBucket(throttle, steadyMs);
    this.#quota = quota;
  }

  /** Counts a request. Throttled requests do not count toward the quota. @throws GatewayFault `THROTTLED`, `QUOTA_EXCEEDED` */
  charge({ date, steadyMs }: Instant): void {
    if (this.#bucket && !this.#bucket.take(steadyMs)) throw new GatewayFault('THROTTLED');
    if (this.#quota) this.#count(this.#quota, date);
  }

  #count({ requests, period }: Quota, date: Date): void {
    const current = date.toISOString().slice(0, PERIOD_LENGTH[period]);
    if (current !== this.#period) this.#requests = 0;
    this.#period = current;
    if (this.#requests >= requests) throw new GatewayFault('QUOTA_EXCEEDED');
    this.#requests += 1;
  }
}

/** Length of the prefix of an ISO date that identifies the day or the month. */
const PERIOD_LENGTH: Readonly<Record<Quota['period'], number>> = { DAY: 10, MONTH: 7 };
