import type { Principal } from '../../contract/request-context.ts';
import type { ChainRequest, Middleware } from '../call.ts';
import { toProblem } from './problems.ts';

/**
 * The log record of one answered request. It holds nothing that the client sent, because birth data is personal data; the
 * caller is named by pseudonyms.
 */
export interface RequestRecord {
  readonly requestId: string;
  readonly method: string;
  /** The route template, never the path that was sent. */
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
  /** The caller's id in the operator's list: a pseudonym; absent for callers without credentials. */
  readonly principal?: string;
  /** Short id of the credential in the same list. */
  readonly keyId?: string;
  readonly errorCode?: string;
  /** True when only this instance counted the limit, because the shared table was unavailable. */
  readonly limiterFailedOpen?: true;
  /** Result of the answer cache, for endpoints that use it. `failed`: the cache was unavailable and was bypassed. */
  readonly cached?: 'hit' | 'miss' | 'bypass' | 'failed';
  /** The error behind a 5xx, for the operator only. */
  readonly fault?: unknown;
}

export type Observer = (record: RequestRecord) => void;

/**
 * Reports every answer to the observer, problems included. Its hooks return nothing, because middy would send a returned
 * value as the answer.
 */
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
    ...toCaller(context.call?.context.principal),
    ...([context.call?.rateLimit, context.call?.demoLimit].some((outcome) => outcome?.decision.failedOpen) && {
      limiterFailedOpen: true as const,
    }),
    ...(context.call?.cacheOutcome && { cached: context.call.cacheOutcome }),
  };
  if (!error) return record;
  const problem = toProblem(error);
  const fault = problem.status >= 500 ? (problem.cause ?? problem) : undefined;
  return { ...record, errorCode: problem.code, ...(fault !== undefined && { fault }) };
}

const toCaller = (principal: Principal | undefined): Pick<RequestRecord, 'principal' | 'keyId'> => ({
  ...(principal && { principal: principal.id }),
  ...(principal?.keyId !== undefined && { keyId: principal.keyId }),
});
