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

/** Whose windows, and at which moment. */
export type CountedMoment = Pick<RateLimitRequest, 'principalId' | 'at'>;

/**
 * Milliseconds after a full UTC hour, whole seconds in [0, 3600 s), at which the hours of a principal begin. Hours that began together
 * for all would bring the clients that wait for theirs back in one second. Minutes begin where the hour divides.
 *
 * @source FNV-1a with 32 bits, here of UTF-16 units: https://docs.rs/simplehash/latest/simplehash/fn.fnv1a_32.html. Nobody gains by a
 * collision, so it need not withstand anyone.
 */
export function windowOffsetMs(principalId = ''): number {
  let digest = 0x811c9dc5;
  for (let index = 0; index < principalId.length; index++) {
    digest = Math.imul(digest ^ principalId.charCodeAt(index), 0x01000193);
  }
  return ((digest >>> 0) % WINDOW_SECONDS.hour) * 1000;
}

function windowStartMs(window: LimitWindow, { principalId, at }: CountedMoment): number {
  const [offsetMs, lengthMs] = [windowOffsetMs(principalId), WINDOW_SECONDS[window] * 1000];
  return Math.floor((at.getTime() - offsetMs) / lengthMs) * lengthMs + offsetMs;
}

/** End of the principal's minute or hour that contains a moment, Unix milliseconds. */
export const windowEndMs = (window: LimitWindow, moment: CountedMoment): number =>
  windowStartMs(window, moment) + WINDOW_SECONDS[window] * 1000;

/**
 * Id of the counters of a principal, a class and an hour, which is named by its beginning. The principal may contain any character,
 * because class and hour contain no `#`.
 *
 * @example toCounterId({ principalId: 'acme', limitClass: 'transits', at }) // 'rl#acme#transits#2026-11-21T16:06:55'
 */
export function toCounterId(request: RateLimitRequest): string {
  const start = new Date(windowStartMs('hour', request)).toISOString().slice(0, 'YYYY-MM-DDThh:mm:ss'.length);
  return `rl#${request.principalId ?? ''}#${request.limitClass}#${start}`;
}

/** Name of the counter of a minute within its hour, `m00` to `m59`. */
export function toMinuteName(moment: CountedMoment): string {
  const minute = Math.floor((moment.at.getTime() - windowStartMs('hour', moment)) / (WINDOW_SECONDS.minute * 1000));
  return `m${String(minute).padStart(2, '0')}`;
}

/** Long enough that instances with slightly different clocks find their counters; nothing reads them later. */
const RETENTION_AFTER_HOUR_SECONDS = 3600;

/** When the counters of the hour of a request may be removed, Unix seconds. */
export const counterExpiryOf = (moment: CountedMoment): number =>
  windowEndMs('hour', moment) / 1000 + RETENTION_AFTER_HOUR_SECONDS;

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
export function listLimitStatuses(request: RateLimitRequest, counts: RequestCounts): readonly LimitStatus[] {
  return policiesOf(request.limitClass).map((policy) => ({
    ...policy,
    remaining: Math.max(0, policy.quota - counts[policy.window]),
    resetsInSeconds: Math.ceil((windowEndMs(policy.window, request) - request.at.getTime()) / 1000),
  }));
}
