import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import type { Middleware } from '../call.ts';
import { estimateWork } from '../work-limit.ts';

/** Answers a request in another process, which authorizes nothing but checks and charges everything else. */
export type Divert = (event: APIGatewayProxyEvent) => Promise<APIGatewayProxyResult>;

/** Estimate from which on a calculation delays other requests of its process noticeably, CPU-seconds. */
const DELAYING_SECONDS = 0.05;

/**
 * Passes requests with long calculations on to another process. It runs after validation, because estimates need the
 * request, and before anything is charged: the other process charges, observes and counts the request.
 */
export function divertLongWork(divert: Divert): Middleware {
  return {
    before: ({ event, context: { call } }) => {
      const { endpoint, request } = call;
      if (!endpoint?.work || !request || estimateWork(endpoint, request) < DELAYING_SECONDS) return undefined;
      return divert(event);
    },
  };
}
