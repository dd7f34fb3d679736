import type { Quota, UsagePlanSpec } from '../assembly/usage-plans.ts';
import { GatewayFault } from '../http/fault.ts';
import { TokenBucket } from './token-bucket.ts';

/** The time at which a request is counted: by the calendar, and by a clock that never goes back. */
export interface Instant {
  readonly date: Date;
  readonly steadyMs: number;
}

/** What one key has left of its plan. */
export class Allowance {
  readonly #bucket: TokenBucket | undefined;
  readonly #quota: Quota | undefined;
  #period = '';
  #requests = 0;

  constructor({ throttle, quota }: UsagePlanSpec, { steadyMs }: Instant) {
    this.#bucket = throttle && new TokenBucket(throttle, steadyMs);
    this.#quota = quota;
  }

  /** Counts a request. What is throttled costs nothing of the quota. @throws GatewayFault `THROTTLED`, `QUOTA_EXCEEDED` */
  charge({ date, steadyMs }: Instant): void {
    if (this.#bucket && !this.#bucket.take(steadyMs)) throw new GatewayFault('THROTTLED');
    if (this.#quota) this.#count(this.#quota, date);
  }

  #count({ requests, period }: Quota, date: Date): void {
    const running = date.toISOString().slice(0, PERIOD_LENGTH[period]);
    if (running !== this.#period) this.#requests = 0;
    this.#period = running;
    if (this.#requests >= requests) throw new GatewayFault('QUOTA_EXCEEDED');
    this.#requests += 1;
  }
}

/** How much of an ISO date names the day and the month. */
const PERIOD_LENGTH: Readonly<Record<Quota['period'], number>> = { DAY: 10, MONTH: 7 };
