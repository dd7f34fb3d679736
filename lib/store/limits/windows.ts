import {
  type LimitWindow,
  policiesOf,
  type RateLimitedClass,
  type RateLimitPolicy,
  WINDOW_SECONDS,
} from '../../catalog/limit-classes.ts';
import type { RateLimitRequest, RequestCounts } from './limiter.ts';

/** One limit of a class, and how far it is used. */
export interface LimitStatus extends RateLimitPolicy {
  /** Requests that are still accepted in this window. */
  readonly remaining: number;
  /** Whole seconds until the window ends, at least 1. */
  readonly resetsInSeconds: number;
}

/** When the minute or hour of the UTC clock that holds an instant is over, milliseconds of Unix time. */
export function windowEndMs(window: LimitWindow, at: Date): number {
  const lengthMs = WINDOW_SECONDS[window] * 1000;
  return (Math.floor(at.getTime() / lengthMs) + 1) * lengthMs;
}

/**
 * Names the counters of a principal, a class and an hour. The principal may hold any character: class and hour have no `#`.
 *
 * @example counterId({ principalId: 'acme', limitClass: 'transits', at }) // 'rl#acme#transits#2026-11-21T16'
 */
export function toCounterId({ principalId, limitClass, at }: RateLimitRequest): string {
  return `rl#${principalId ?? ''}#${limitClass}#${at.toISOString().slice(0, 13)}`;
}

/**
 * Names the counter of a minute within its hour.
 *
 * @example minuteName(new Date('2026-11-21T16:07:59Z')) // 'm07'
 */
export function toMinuteName(at: Date): string {
  return `m${at.toISOString().slice(14, 16)}`;
}

/** The limits of a class that the counts have used up. */
export function listExhaustedPolicies(limitClass: RateLimitedClass, counts: RequestCounts): readonly RateLimitPolicy[] {
  return policiesOf(limitClass).filter(({ window, requests }) => counts[window] >= requests);
}

/** Every limit of the class with what is left of it. A count may exceed its limit after an outage of the table. */
export function listLimitStatuses({ limitClass, at }: RateLimitRequest, counts: RequestCounts): readonly LimitStatus[] {
  return policiesOf(limitClass).map((policy) => ({
    ...policy,
    remaining: Math.max(0, policy.requests - counts[policy.window]),
    resetsInSeconds: Math.ceil((windowEndMs(policy.window, at) - at.getTime()) / 1000),
  }));
}
