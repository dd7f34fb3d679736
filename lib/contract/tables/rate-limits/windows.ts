import {
  type CountedClass,
  type LimitWindow,
  policiesOf,
  type RateLimitPolicy,
  WINDOW_SECONDS,
} from '../../../base/catalog/limit-classes.ts';
import type { RateLimitRequest, RequestCounts } from './limiter.ts';

/** One limit of a class with what remains of it and its reset time. */
export interface LimitStatus extends RateLimitPolicy {
  /** Requests, or units of work, that are still accepted in this window. */
  readonly remaining: number;
  /** Whole seconds until the window ends, at least 1. */
  readonly resetsInSeconds: number;
}

/** End of the UTC minute or hour that contains an instant, Unix milliseconds. */
export function windowEndMs(window: LimitWindow, at: Date): number {
  const lengthMs = WINDOW_SECONDS[window] * 1000;
  return (Math.floor(at.getTime() / lengthMs) + 1) * lengthMs;
}

/**
 * Id of the counters of a principal, a class and an hour. The principal may contain any character, because class and
 * hour contain no `#`.
 *
 * @example toCounterId({ principalId: 'acme', limitClass: 'transits', at }) // 'rl#acme#transits#2026-11-21T16'
 */
export function toCounterId({ principalId, limitClass, at }: RateLimitRequest): string {
  return `rl#${principalId ?? ''}#${limitClass}#${at.toISOString().slice(0, 13)}`;
}

/**
 * Name of the counter of a minute within its hour.
 *
 * @example toMinuteName(new Date('2026-11-21T16:07:59Z')) // 'm07'
 */
export function toMinuteName(at: Date): string {
  return `m${at.toISOString().slice(14, 16)}`;
}

/** Long enough that instances with slightly different clocks find their counters; nothing reads them later. */
const RETENTION_AFTER_HOUR_SECONDS = 3600;

/** When the counters of the hour of a request may be removed, Unix seconds. */
export const counterExpiryOf = ({ at }: Pick<RateLimitRequest, 'at'>): number =>
  windowEndMs('hour', at) / 1000 + RETENTION_AFTER_HOUR_SECONDS;

/** The limits of a class that leave no room for a cost. */
export function listExhaustedPolicies(
  limitClass: CountedClass,
  counts: RequestCounts,
  cost = 1,
): readonly RateLimitPolicy[] {
  return policiesOf(limitClass).filter(({ window, quota }) => counts[window] + cost > quota);
}

/** The status of every limit that leaves no room for the request. */
export function listExhaustedLimits(request: RateLimitRequest, counts: RequestCounts): readonly LimitStatus[] {
  const exhausted = listExhaustedPolicies(request.limitClass, counts, request.cost).map(({ window }) => window);
  return listLimitStatuses(request, counts).filter(({ window }) => exhausted.includes(window));
}

/** The status of every limit of the class. A count may exceed its limit after an outage of the table. */
export function listLimitStatuses({ limitClass, at }: RateLimitRequest, counts: RequestCounts): readonly LimitStatus[] {
  return policiesOf(limitClass).map((policy) => ({
    ...policy,
    remaining: Math.max(0, policy.quota - counts[policy.window]),
    resetsInSeconds: Math.ceil((windowEndMs(policy.window, at) - at.getTime()) / 1000),
  }));
}
