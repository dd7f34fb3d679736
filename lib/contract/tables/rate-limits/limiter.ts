import type { CountedClass } from '../../../base/catalog/limit-classes.ts';

/** One request to be counted: its principal, limit class, cost and time. */
export interface RateLimitRequest {
  /** Undefined for requests without a principal, which share one count. */
  readonly principalId: string | undefined;
  readonly limitClass: CountedClass;
  /** Whole number of units to be counted. Default: 1, as of every request. */
  readonly cost?: number;
  readonly at: Date;
}

/** Requests, or units of work, accepted so far in the minute and in the hour of a request. */
export interface RequestCounts {
  readonly minute: number;
  readonly hour: number;
}

/** The limiter's decision about a request. */
export interface RateLimitDecision {
  readonly accepted: boolean;
  /** Includes this request if it was accepted. */
  readonly counts: RequestCounts;
  /** True if the table was unavailable and this instance decided by its local counter. */
  readonly failedOpen: boolean;
}

/** Counts the requests of principals and refuses those above the limits of their classes. */
export interface Limiter {
  /** Counts one request, or refuses it without counting. Never accepts more than the limit while the table answers. */
  take(request: RateLimitRequest): Promise<RateLimitDecision>;

  /**
   * Reads the current counts without changing them.
   *
   * @throws TableUnavailable
   */
  usage(request: RateLimitRequest): Promise<RequestCounts>;

  /**
   * Takes one of a principal's slots for long calculations.
   *
   * @returns undefined while all of them are taken
   */
  takeSlot(request: SlotRequest): Promise<SlotLease | undefined>;
}

/** A long calculation that is about to begin. */
export interface SlotRequest {
  readonly principalId: string | undefined;
  /** Number of slots of the principal. */
  readonly slots: number;
  readonly at: Date;
}

/** A slot in use. It is free again after {@link release}, or when a calculation can no longer run. */
export interface SlotLease {
  release(): Promise<void>;
}

/** Slots for long calculations that all instances share. Each method may throw TableUnavailable. */
export interface SlotTable {
  /** @returns undefined while every slot is taken */
  takeSlot(request: SlotRequest): Promise<SlotLease | undefined>;
}

/** Requests that were accepted while the table was unavailable and are added to it afterwards. */
export interface PendingBatch {
  /** The instance that sends the batch: eight hexadecimal digits. */
  readonly instanceId: string;
  /** Number of the batch: an instance counts its batches from 1 upwards and sends them one at a time. */
  readonly serial: number;
  /** Numbers of requests, or units of work, by minute, `m00` to `m59` of one hour. */
  readonly requests: ReadonlyMap<string, number>;
}

/** The counters that all instances share. Each method may throw TableUnavailable, even if its write succeeded. */
export interface LimitTable {
  /** Counts one request unless a limit is reached, both in one step. */
  take(request: RateLimitRequest): Promise<Pick<RateLimitDecision, 'accepted' | 'counts'>>;

  /** Adds a batch to the hour of the request, regardless of the limit. Repeated calls add it only once. */
  addPending(request: RateLimitRequest, batch: PendingBatch): Promise<void>;

  usage(request: RateLimitRequest): Promise<RequestCounts>;
}
