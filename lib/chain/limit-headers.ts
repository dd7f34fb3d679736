import { isWorkClass, WORK_UNITS_PER_SECOND } from '../base/catalog/limit-classes.ts';
import { type LimitStatus, listExhaustedLimits, listLimitStatuses } from '../contract/tables/limits/windows.ts';
import type { RateLimitOutcome } from './call.ts';

/**
 * The rate limit headers of an answer, structured fields. Work is stated in whole CPU-seconds.
 *
 * @source draft-ietf-httpapi-ratelimit-headers-11, sections 3 and 4,
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/11/
 */
export function createLimitHeaders(
  outcomes: readonly RateLimitOutcome[],
): Record<'RateLimit-Policy' | 'RateLimit', string> {
  const policies = outcomes.flatMap(({ request, decision }) =>
    inHeaderUnits(request, listLimitStatuses(request, decision.counts)),
  );
  const refusals = outcomes.filter(({ decision }) => !decision.accepted);
  const reported = refusals.length > 0 ? refusals.flatMap(listReportedStatuses) : policies;
  return {
    'RateLimit-Policy': policies.map((one) => `"${one.name}";q=${one.quota};w=${one.seconds}`).join(', '),
    RateLimit: reported.map((one) => `"${one.name}";r=${one.remaining};t=${one.resetsInSeconds}`).join(', '),
  };
}

/** Section 6 of the draft: Retry-After must not be earlier than the end of a window reported in the headers. */
const listReportedStatuses = ({ request, decision }: RateLimitOutcome): readonly LimitStatus[] =>
  inHeaderUnits(request, listExhaustedLimits(request, decision.counts));

function inHeaderUnits(
  { limitClass }: RateLimitOutcome['request'],
  statuses: readonly LimitStatus[],
): readonly LimitStatus[] {
  if (!isWorkClass(limitClass)) return statuses;
  return statuses.map((status) => ({
    ...status,
    quota: status.quota / WORK_UNITS_PER_SECOND,
    remaining: Math.floor(status.remaining / WORK_UNITS_PER_SECOND),
  }));
}
