import { Problem } from '../../errors/problem.ts';
import type { Limiter, RateLimitRequest } from '../../store/limits/limiter.ts';
import { type LimitStatus, listLimitStatuses } from '../../store/limits/windows.ts';
import type { Call, ChainRequest, Middleware, RateLimitOutcome } from '../call.ts';
import type { Endpoint } from '../endpoint.ts';

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
export function enforceLimits<Services>(endpoints: readonly Endpoint<Services>[], services: Services): Middleware {
  const isCounted = endpoints.some((endpoint) => endpoint.limits !== 'none');
  if (isCounted && !hasLimiter(services)) throw new Error('endpoints with limits need a limiter');
  return {
    before: ({ context: { call } }) => {
      const request = toRateLimitRequest(call);
      return request && takeRequest((services as LimitServices).limiter, request, call);
    },
  };
}

function hasLimiter(services: unknown): services is LimitServices {
  return typeof services === 'object' && services !== null && 'limiter' in services;
}

function toRateLimitRequest({ endpoint, context }: Call): RateLimitRequest | undefined {
  if (!endpoint || endpoint.limits === 'none') return undefined;
  return { principalId: context.principal?.id, limitClass: endpoint.limits, at: context.receivedAt };
}

async function takeRequest(limiter: Limiter, request: RateLimitRequest, call: Call): Promise<void> {
  const decision = await limiter.take(request);
  call.rateLimit = { request, decision };
  if (!decision.accepted) throw createExceededProblem(call.rateLimit);
}

/** When both limits are exhausted, the later end of the two windows counts. */
function createExceededProblem(outcome: RateLimitOutcome): Problem {
  const exhausted = listExhaustedLimits(outcome);
  const seconds = Math.max(...exhausted.map(({ resetsInSeconds }) => resetsInSeconds));
  const exhaustedTexts = exhausted
    .map(({ requests, window }) => `${requests} requests of this ${window}`)
    .join(' and the ');
  return new Problem('RateLimitExceeded', `The ${exhaustedTexts} are used up; the next is taken in ${seconds} s.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}

const listExhaustedLimits = ({ request, decision }: RateLimitOutcome): readonly LimitStatus[] =>
  listLimitStatuses(request, decision.counts).filter(({ remaining }) => remaining === 0);

/**
 * Adds the rate limit headers to every counted answer. It precedes the middleware that renders problems, so problems
 * carry the headers too.
 *
 * @source draft-ietf-httpapi-ratelimit-headers-11, sections 3 and 4,
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/11/
 */
export function addLimitHeaders(): Middleware {
  return { after: addHeaders, onError: addHeaders };
}

function addHeaders({ context, response }: ChainRequest): void {
  const outcome = context.call?.rateLimit;
  if (outcome && response) response.headers = { ...response.headers, ...createLimitHeaders(outcome) };
}

function createLimitHeaders(outcome: RateLimitOutcome): Record<'RateLimit-Policy' | 'RateLimit', string> {
  const statuses = listLimitStatuses(outcome.request, outcome.decision.counts);
  // Section 6 of the draft: Retry-After must not be earlier than the end of a window reported in the headers.
  const reported = outcome.decision.accepted ? statuses : listExhaustedLimits(outcome);
  return {
    'RateLimit-Policy': statuses.map((one) => `"${one.name}";q=${one.requests};w=${one.seconds}`).join(', '),
    RateLimit: reported.map((one) => `"${one.name}";r=${one.remaining};t=${one.resetsInSeconds}`).join(', '),
  };
}
