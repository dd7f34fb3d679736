import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import type { Middleware } from '../call.ts';
import type { WorkBudget } from '../work-budget.ts';
import { estimateWork } from '../work-limit.ts';

/** Answers a request in another process, which authorizes nothing but checks and charges everything else. */
export type Divert = (event: APIGatewayProxyEvent) => Promise<APIGatewayProxyResult>;

/** Estimate from which on a calculation delays other requests of its process noticeably, CPU-seconds. */
const DELAYING_SECONDS = 0.05;

/**
 * Passes requests with long calculations on to another process. It runs after validation, because estimates need the
 * request, and before anything is charged: the other process charges, observes and counts the request. The slot for long
 * calculations is taken here, so that one caller cannot fill the queue of the other processes.
 */
export function divertLongWork(divert: Divert, budget: WorkBudget | undefined): Middleware {
  return {
    before: ({ event, context: { call } }) => {
      const { endpoint, request } = call;
      const seconds = endpoint?.work && request ? estimateWork(endpoint, request) : 0;
      return seconds < DELAYING_SECONDS ? undefined : passOn();

      async function passOn() {
        const lease = await budget?.takeSlotFor(call, seconds);
        try {
          return await divert(event);
        } finally {
          await lease?.release();
        }
      }
    },
  };
}
