import { isWorkLimitClass, WORK_UNITS_PER_SECOND } from '../../base/catalog/limit-classes.ts';
import { DEMO_PLAN } from '../../base/catalog/work-budgets.ts';
import { type Endpoint, isCharged } from '../../contract/endpoint.ts';
import { createExceededProblem, type RateLimitOutcome, takeRequest } from '../../contract/tables/rate-limits/charge.ts';
import type { Limiter, RateLimitRequest } from '../../contract/tables/rate-limits/limiter.ts';
import { type LimitStatus, listExhaustedLimits, listLimitStatuses } from '../../contract/tables/rate-limits/windows.ts';
import type { Call, ChainRequest, Middleware } from '../call.ts';
import { takeDemoShare } from './demo-shares.ts';

/** Services for functions with at least one rate-limited endpoint. */
export interface LimitServices {
  readonly limiter: Limiter;
}

/**
 * Counts a request against the limits of its endpoint's class, and refuses it when one of them is reached.
 *
 * It runs after validation: an invalid request calculates nothing and is not charged here. The usage plan has already
 * counted it.
 */
export function enforceLimits(endpoints: readonly Endpoint[], services: unknown): Middleware {
  if (endpoints.some(isCharged) && !hasLimiter(services)) throw new Error('endpoints with limits need a limiter');
  return {
    before: ({ context: { call } }) => {
      const request = toRateLimitRequest(call);
      const demoRequest = toDemoRequest(call);
      if (!request && !demoRequest) return undefined;
      return takeRequests((services as LimitServices).limiter, { request, demoRequest }, call);
    },
  };
}

export function hasLimiter(services: unknown): services is LimitServices {
  return typeof services === 'object' && services !== null && 'limiter' in services;
}

function toRateLimitRequest({ endpoint, request, context }: Call): RateLimitRequest | undefined {
  if (!endpoint || endpoint.rateLimits === 'none') return undefined;
  const isCounted = !request || (endpoint.isCounted?.(request, context) ?? true);
  if (!isCounted) return undefined;
  const principalId = context.principal?.id ?? context.network;
  return { principalId, limitClass: endpoint.rateLimits, at: context.receivedAt };
}

/** Every request with a demo token counts, also where its endpoint counts none. */
function toDemoRequest({ endpoint, context }: Call): RateLimitRequest | undefined {
  const { principal, receivedAt } = context;
  if (!endpoint?.demo || principal?.plan !== DEMO_PLAN) return undefined;
  return { principalId: principal.id, limitClass: 'demo', at: receivedAt };
}

interface CountedRequests {
  readonly request: RateLimitRequest | undefined;
  readonly demoRequest: RateLimitRequest | undefined;
}

async function takeRequests(limiter: Limiter, { request, demoRequest }: CountedRequests, call: Call): Promise<void> {
  if (demoRequest) call.demoLimit = await takeRequest(limiter, demoRequest);
  if (call.demoLimit?.decision.accepted === false) throw createExceededProblem(call.demoLimit);
  if (demoRequest) await takeDemoShare({ limiter, site: call.site, at: demoRequest.at });
  if (request) call.rateLimit = await takeRequest(limiter, request);
  if (call.rateLimit?.decision.accepted === false) throw createExceededProblem(call.rateLimit);
}

/**
 * Adds the rate limit headers to every counted answer. It precedes the middleware that renders problems, so problems
 * carry the headers too.
 */
export function addLimitHeaders(): Middleware {
  return { after: addHeaders, onError: addHeaders };
}

function addHeaders({ context, response }: ChainRequest): void {
  const { rateLimit, demoLimit, workLimit } = context.call ?? {};
  const outcomes = [rateLimit, demoLimit, workLimit].filter((outcome) => outcome !== undefined);
  if (outcomes.length > 0 && response) response.headers = { ...response.headers, ...createLimitHeaders(outcomes) };
}

/**
 * The rate limit headers of an answer, structured fields. Work is stated in whole CPU-seconds.
 *
 * @source draft-ietf-httpapi-ratelimit-headers-11, sections 3 and 4,
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/11/
 */
function createLimitHeaders(outcomes: readonly RateLimitOutcome[]): Record<'RateLimit-Policy' | 'RateLimit', string> {
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
  if (!isWorkLimitClass(limitClass)) return statuses;
  return statuses.map((status) => ({
    ...status,
    quota: status.quota / WORK_UNITS_PER_SECOND,
    remaining: Math.floor(status.remaining / WORK_UNITS_PER_SECOND),
  }));
}
