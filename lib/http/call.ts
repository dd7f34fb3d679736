import type { MiddlewareObj, Request } from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { Problem } from '../errors/problem.ts';
import type { RateLimitDecision, RateLimitRequest } from '../store/limits/limiter.ts';
import type { Endpoint, Principal, RequestContext } from './endpoint.ts';
import { readHeader } from './header.ts';

/** Everything known of one request while it passes the chain. */
export interface Call {
  readonly context: RequestContext;
  endpoint?: Endpoint<unknown>;
  request?: { readonly query: unknown; readonly body: unknown };
  /** What the cache of answers did, where the endpoint has it; `failed`: it did not do its part. */
  cacheOutcome?: 'hit' | 'miss' | 'bypass' | 'failed';
  rateLimit?: RateLimitOutcome;
}

/** What the limiter made of a request. */
export interface RateLimitOutcome {
  readonly request: RateLimitRequest;
  readonly decision: RateLimitDecision;
}

/** The Lambda context with the call beside it. */
export type CallContext = Context & { call: Call };

/** One link of the chain. */
export type Middleware = MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult, Error, CallContext>;

/** What the chain hands from link to link. */
export type ChainRequest = Request<APIGatewayProxyEvent, APIGatewayProxyResult, Error, CallContext>;

/** Opens the record of a request. */
export function openCall(event: APIGatewayProxyEvent, lambda: Context): Call {
  const { requestContext } = event;
  const startedMs = performance.now();
  const receivedAt = new Date();
  return {
    context: {
      requestId: requestContext.requestId,
      receivedAt,
      calculatedAt: receivedAt,
      elapsedMs: () => performance.now() - startedMs,
      remainingMs: () => lambda.getRemainingTimeInMillis(),
      header: (name) => readHeader(event, name),
      checkTime: createTimeCheck(lambda.getRemainingTimeInMillis()),
      principal: readPrincipal(requestContext.authorizer),
    },
  };
}

/**
 * The caller as the authorizer left it: context values are scalars, so the scopes come as one text, space between. A
 * caller who was let in without credentials has a name there too, but is nobody.
 */
function readPrincipal(authorizer: APIGatewayProxyEvent['requestContext']['authorizer']): Principal | undefined {
  const id: unknown = authorizer?.principalId;
  if (typeof id !== 'string' || id === '' || authorizer?.credential === 'none') return undefined;
  const scopes = String(authorizer?.scopes ?? '');
  return { id, scopes: scopes.split(' ').filter((scope) => scope !== '') };
}

/** @source "Quotas for configuring and running a REST API", Amazon API Gateway Developer Guide: integration timeout 29 s */
const GATEWAY_MS = 29_000;

/** What is left for writing down that there was not enough time. */
const RESERVE_MS = 1000;

/**
 * Watches over the time for one answer, so that a calculation which would take too long ends with a problem that says so
 * and not with its function.
 *
 * @param remainingMs until the function is ended
 * @returns a check for between the steps of a calculation. @throws Problem `Timeout` once the time is used up
 */
export function createTimeCheck(remainingMs: number): () => void {
  const limitMs = Math.max(0, Math.min(remainingMs, GATEWAY_MS) - RESERVE_MS);
  const startedMs = performance.now();
  return () => {
    if (performance.now() - startedMs <= limitMs) return;
    throw new Problem('Timeout', `The calculation was not finished after ${(limitMs / 1000).toFixed(1)} seconds.`);
  };
}
