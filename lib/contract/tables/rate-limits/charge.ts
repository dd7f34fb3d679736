import { Problem } from '../../../base/errors/problem.ts';
import type { Limiter, RateLimitDecision, RateLimitRequest } from './limiter.ts';
import { listExhaustedLimits } from './windows.ts';

/** The limiter's request and its decision. */
export interface RateLimitOutcome {
  readonly request: RateLimitRequest;
  readonly decision: RateLimitDecision;
}

/** Counts a request. */
export async function takeRequest(limiter: Limiter, request: RateLimitRequest): Promise<RateLimitOutcome> {
  return { request, decision: await limiter.take(request) };
}

/** When both limits are exhausted, the later end of the two windows counts. */
export function createExceededProblem({ request, decision }: RateLimitOutcome): Problem {
  const exhausted = listExhaustedLimits(request, decision.counts);
  const seconds = Math.max(...exhausted.map(({ resetsInSeconds }) => resetsInSeconds));
  const exhaustedTexts = exhausted.map(({ quota, window }) => `${quota} requests of this ${window}`).join(' and the ');
  return new Problem('RateLimitExceeded', `The ${exhaustedTexts} are used up; the next is taken in ${seconds} s.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}

/**
 * Counts a request of a class in which its endpoint leaves it to the handler.
 *
 * @throws Problem `RateLimitExceeded`
 */
export async function takeOrRefuse(limiter: Limiter, request: RateLimitRequest): Promise<void> {
  const outcome = await takeRequest(limiter, request);
  if (!outcome.decision.accepted) throw createExceededProblem(outcome);
}
