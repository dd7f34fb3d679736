import type { RateLimitedClass } from '../../catalog/limit-classes.ts';

/** One request to be counted: whose, against what, and when it came. */
export interface RateLimitRequest {
  /** Requests of nobody share one count. */
  readonly principalId: string | undefined;
  readonly limitClass: RateLimitedClass;
  readonly at: Date;
}

/** Requests accepted so far in the minute and in the hour that a charge falls into. */
export interface RequestCounts {
  readonly minute: number;
  readonly hour: number;
}

/** What became of a request. */
export interface RateLimitDecision {
  readonly accepted: boolean;
  /** This request among them, where it was accepted. */
  readonly counts: RequestCounts;
  /** The table was out of reach: this instance decided by what it knew itself. */
  readonly failedOpen: boolean;
}

/** Counts the requests of principals, and stops at the limits of their classes. */
export interface Limiter {
  /** Counts one request, or refuses it without counting. Never more than the limit is accepted while the table answers. */
  take(request: RateLimitRequest): Promise<RateLimitDecision>;

  /**
   * The counts as they are; asking changes nothing.
   *
   * @throws TableUnavailable
   */
  usage(request: RateLimitRequest): Promise<RequestCounts>;
}

/** Requests that were accepted without the table and are added to it afterwards. */
export interface PendingBatch {
  /** Whose it is, eight letters or digits; a debtor numbers its settlements from 1 upwards and sends them one by one. */
  readonly instanceId: string;
  readonly serial: number;
  /** By the minute they came in, `m00` to `m59` of one hour. */
  readonly requests: ReadonlyMap<string, number>;
}

/** The counters that all instances share. Each method throws TableUnavailable; a write may have happened all the same. */
export interface LimitTable {
  /** Counts one request unless a limit is reached, both in one step. */
  take(request: RateLimitRequest): Promise<Pick<RateLimitDecision, 'accepted' | 'counts'>>;

  /** Adds to the hour of a charge, whatever the limit; once, however often it is asked to. */
  addPending(request: RateLimitRequest, batch: PendingBatch): Promise<void>;

  usage(request: RateLimitRequest): Promise<RequestCounts>;
}
