import type { Context } from 'aws-lambda';
import { Problem } from '../base/errors/problem.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { loadEndpoint } from '../contract/loaded-endpoint.ts';
import type { Principal } from '../contract/request-context.ts';
import { openCall } from './call.ts';
import { parseRequest } from './parse.ts';
import { toProxyResponse } from './response.ts';
import { createSyntheticEvent } from './synthetic-event.ts';

/** A caller for whom links can be sealed; no record has this id. */
const WARM_UP_PRINCIPAL: Principal = { id: 'warm-up', scopes: [], recordIds: [`key#${'0'.repeat(64)}`] };

/** The endpoints and services that answer an example. */
export interface ExampleParts<Services> {
  readonly endpoints: readonly Endpoint[];
  readonly services: Services;
  readonly addTimeChecks: (services: Services, checkTime: () => void) => Services;
}

/**
 * Runs an example through every step of a request, from validation to serialization, and discards the answer. It is not
 * charged to any rate limit and does not use the cache.
 *
 * @throws Error when the answer is not a success; errors of the endpoint pass through
 */
export async function answerExample<Services>(parts: ExampleParts<Services>, lambda: Context): Promise<void> {
  const typical = selectTypicalEndpoint(parts.endpoints);
  if (!typical) return;
  const endpoint = await loadEndpoint(typical);
  const event = createSyntheticEvent(
    { ...endpoint.examples[0], endpoint },
    { requestId: 'warm-up', principal: WARM_UP_PRINCIPAL },
  );
  const call = { ...openCall(event, lambda), endpoint };
  const services = parts.addTimeChecks(parts.services, call.context.checkTime);
  const request = await parseRequest(event, endpoint.request, {
    receivedAt: call.context.receivedAt,
    openGeocoder: () => {
      throw new Error(`the first example of ${endpoint.path} names a place`);
    },
  });
  const answer = await Promise.resolve(endpoint.run(request, services, call.context)).catch(acceptClosed);
  if (answer === CLOSED) return;
  const { statusCode, body } = toProxyResponse(call, answer);
  if (statusCode >= 400) throw new Error(`${endpoint.path} answered its example with ${statusCode}: ${body}`);
}

const CLOSED = Symbol('closed');

/** An endpoint that the operator closed has run all its steps when it refuses. */
function acceptClosed(failure: unknown): typeof CLOSED {
  if (failure instanceof Problem && failure.status === FORBIDDEN) return CLOSED;
  throw failure;
}

const FORBIDDEN = 403;

/**
 * Picks the first endpoint without limits, otherwise the first with limits: a rate-limited endpoint may call an external
 * service. Endpoints that need a scope are excluded, because they may change data.
 */
function selectTypicalEndpoint(endpoints: readonly Endpoint[]): Endpoint | undefined {
  const askable = endpoints.filter(({ scope }) => scope === undefined);
  return askable.find(({ rateLimits }) => rateLimits === 'none') ?? askable[0];
}
