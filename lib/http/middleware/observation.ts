import type { ChainRequest, Middleware } from '../call.ts';
import { toProblem } from './problems.ts';

/** What is told of one answered request. Nothing of what the client sent: a birth is personal data. */
export interface RequestRecord {
  readonly requestId: string;
  readonly method: string;
  /** The route, never the path as sent. */
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
  readonly errorCode?: string;
  /** Its limit was counted by this instance alone, as the table of all was out of reach. */
  readonly limiterFailedOpen?: true;
  /** What the cache of answers did, where the endpoint has it; `failed`: the answer came about without it. */
  readonly cached?: 'hit' | 'miss' | 'bypass' | 'failed';
  /** The fault behind a 5xx, for the operator only. */
  readonly fault?: unknown;
}

export type Observer = (record: RequestRecord) => void;

/** Tells the observer of every answer, problems included. What a link of the chain returns would become the answer. */
export function observeRequests(observe: Observer): Middleware {
  const report = (request: ChainRequest): void => {
    observe(toRequestRecord(request));
  };
  return { after: report, onError: report };
}

function toRequestRecord({ event, context, response, error }: ChainRequest): RequestRecord {
  const record = {
    requestId: context.call?.context.requestId ?? context.awsRequestId,
    method: event.httpMethod,
    route: context.call?.endpoint?.path ?? '(none)',
    status: response?.statusCode ?? 500,
    durationMs: context.call?.context.elapsedMs() ?? 0,
    ...(context.call?.rateLimit?.decision.failedOpen && { limiterFailedOpen: true as const }),
    ...(context.call?.cacheOutcome && { cached: context.call.cacheOutcome }),
  };
  if (!error) return record;
  const problem = toProblem(error);
  const fault = problem.status >= 500 ? (problem.cause ?? problem) : undefined;
  return { ...record, errorCode: problem.code, ...(fault !== undefined && { fault }) };
}
