import type { MiddlewareObj, Request } from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import type { AnswerLanguage } from '../base/catalog/languages/language.ts';
import { SIZES } from '../base/catalog/sizes.ts';
import { Problem } from '../base/errors/problem.ts';
import type { LoadedEndpoint } from '../contract/endpoint.ts';
import type { Principal, RequestContext } from '../contract/request-context.ts';
import type { RateLimitOutcome } from '../contract/tables/rate-limits/charge.ts';
import { relocateProblem } from '../requests/issues/validation-issues.ts';
import { readClientNetwork, readClientSite } from './client-network.ts';
import { readHeader } from './header.ts';
import type { ValidatedRequest } from './parse.ts';
import { findServiceAddress } from './service-address.ts';

/** The state of one request while it passes through the middleware chain. */
export interface Call {
  readonly context: RequestContext;
  /** The site of the client's network; undefined where the gateway gives no address. */
  readonly site: string | undefined;
  endpoint?: LoadedEndpoint;
  request?: ValidatedRequest;
  /** Language of the names to add to the answer; absent: none are added. */
  language?: AnswerLanguage | undefined;
  /** Result of the answer cache, for endpoints that use it. `failed`: the cache was unavailable. */
  cacheOutcome?: 'hit' | 'miss' | 'bypass' | 'failed';
  /** Outcome for the endpoint's limit class. */
  rateLimit?: RateLimitOutcome;
  /** Outcome for the requests of all demo tokens of the caller's network. */
  demoLimit?: RateLimitOutcome;
  /** Outcome for the caller's budget of work; absent for work too small to be counted by itself. */
  workLimit?: RateLimitOutcome;
}

/** The Lambda context with the call added. */
export type CallContext = Context & { call: Call };

/** One middleware of the chain. */
export type Middleware = MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult, Error, CallContext>;

/** The request object that the middlewares pass on. */
export type ChainRequest = Request<APIGatewayProxyEvent, APIGatewayProxyResult, Error, CallContext>;

/** Creates the call for a request: its id, clocks, time limit and principal. */
export function openCall(event: APIGatewayProxyEvent, lambda: Context): Call {
  const { requestContext } = event;
  const startedMs = performance.now();
  const receivedAt = new Date();
  const call: Call = {
    site: readClientSite(event),
    context: {
      requestId: requestContext.requestId,
      receivedAt,
      calculatedAt: receivedAt,
      elapsedMs: () => performance.now() - startedMs,
      remainingMs: () => lambda.getRemainingTimeInMillis(),
      address: () => findServiceAddress(event),
      header: (name) => readHeader(event, name),
      checkTime: createTimeCheck(lambda.getRemainingTimeInMillis()),
      network: readClientNetwork(event),
      principal: readPrincipal(requestContext.authorizer),
      relocate: (problem) => (call.request ? relocateProblem(problem, call.request.sent) : problem),
    },
  };
  return call;
}

/**
 * Reads the caller from the authorizer's context. Context values are scalars, so the scopes are one space-separated
 * string. A caller admitted without credentials has an id there too, but is no principal.
 */
function readPrincipal(authorizer: APIGatewayProxyEvent['requestContext']['authorizer']): Principal | undefined {
  const id: unknown = authorizer?.principalId;
  if (typeof id !== 'string' || id === '' || authorizer?.credential === 'none') return undefined;
  const scopes = String(authorizer?.scopes ?? '');
  const { keyId, plan, records }: { keyId?: unknown; plan?: unknown; records?: unknown } = authorizer ?? {};
  return {
    id,
    scopes: scopes.split(' ').filter((scope) => scope !== ''),
    ...(typeof keyId === 'string' && { keyId }),
    ...(typeof plan === 'string' && { plan }),
    ...(typeof records === 'string' && { recordIds: records.split(' ') }),
  };
}

/** @source "Quotas for configuring and running a REST API", Amazon API Gateway Developer Guide: integration timeout 29 s */
const GATEWAY_MS = 29_000;

/** Time reserved for sending the `Timeout` problem, milliseconds. */
const RESERVE_MS = 1000;

/**
 * Processor time after which a calculation is ended, milliseconds: 1.2 times the largest estimate of a request that is
 * accepted, which no accepted request takes on the machine that estimates are measured on.
 */
const PROCESSOR_MS = 1200 * SIZES.request_seconds.maximum;

/** Most requests end sooner, milliseconds. */
const QUICK_MS = 20;

/**
 * Limits the time for one answer: a calculation that takes too long ends with a `Timeout` problem before Lambda ends
 * the function, and once it has taken more processor time than any estimate may be. The processor's time counts from the first
 * check after {@link QUICK_MS}: a first request also loads the endpoint.
 *
 * Reading the processor's clock is a call of the system: a request that ends within {@link QUICK_MS} never makes one, and a longer
 * one makes its second when as much time has passed as it may take, as no thread can have used more.
 *
 * @param remainingMs milliseconds until Lambda ends the function
 * @returns a check to call between the steps of a calculation; it throws Problem `Timeout` once the time is used up
 */
export function createTimeCheck(remainingMs: number): () => void {
  const limitMs = Math.max(0, Math.min(remainingMs, GATEWAY_MS) - RESERVE_MS);
  const startedMs = performance.now();
  let startedAtUsage: NodeJS.CpuUsage | undefined;
  return () => {
    const passedMs = performance.now() - startedMs;
    if (passedMs > limitMs) throw createTimeout(limitMs, 'seconds');
    if (passedMs < QUICK_MS) return;
    startedAtUsage ??= process.threadCpuUsage();
    if (passedMs > PROCESSOR_MS && measureProcessorMs(startedAtUsage) > PROCESSOR_MS) {
      throw createTimeout(PROCESSOR_MS, 'seconds of processor time');
    }
  };
}

function measureProcessorMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(since);
  return (user + system) / 1000;
}

const createTimeout = (limitMs: number, unit: string): Problem =>
  new Problem('Timeout', `The calculation was not finished after ${(limitMs / 1000).toFixed(1)} ${unit}.`);
