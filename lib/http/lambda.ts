import middy from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import type { Call, CallContext } from './call.ts';
import type { Endpoint } from './endpoint.ts';
import { type Observer, observation } from './middleware/observation.ts';
import { problems } from './middleware/problems.ts';
import { requestContext } from './middleware/request-context.ts';
import { routing } from './middleware/routing.ts';
import { validation } from './middleware/validation.ts';
import { proxyResponse } from './response.ts';
import { routeNotFound } from './route.ts';

/** Answers requests that no endpoint of the function takes. */
export type Fallback<Services> = (event: APIGatewayProxyEvent, services: Services) => unknown;

/** One function's endpoints and what they run on. */
export interface LambdaParts<Services> {
  readonly endpoints: readonly Endpoint<Services>[];
  readonly services: Services;
  readonly observer: Observer;
  readonly fallback?: Fallback<Services>;
}

export type LambdaHandler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>;

/**
 * The handler of one function: the chain that every request passes, then the endpoint.
 *
 * The order is middy's: `before` runs down the list, `after` and `onError` run up it. So the observation sees
 * the answer as it leaves, and a problem is rendered before it is observed.
 */
export function lambda<Services>({ endpoints, services, observer, fallback }: LambdaParts<Services>): LambdaHandler {
  const answer = async (event: APIGatewayProxyEvent, { call }: CallContext): Promise<APIGatewayProxyResult> => {
    const value = call.endpoint ? await run(call, services) : unrouted(event, services, fallback);
    return proxyResponse(call, await value);
  };
  const chain = [observation(observer), problems(), requestContext(), routing(endpoints), validation()];
  const handler: (event: APIGatewayProxyEvent, context: CallContext) => Promise<APIGatewayProxyResult> = middy<
    APIGatewayProxyEvent,
    APIGatewayProxyResult,
    Error,
    CallContext
  >()
    .use(chain)
    .handler(answer);
  return (event, context) => handler(event, context as CallContext);
}

function run<Services>({ endpoint, request, context }: Call, services: Services): unknown {
  if (!endpoint || !request) throw new Error('a call reached its endpoint without being routed and validated');
  return (endpoint as Endpoint<Services>).handle(request, services, context);
}

function unrouted<Services>(event: APIGatewayProxyEvent, services: Services, fallback?: Fallback<Services>): unknown {
  if (!fallback) throw routeNotFound(event);
  return fallback(event, services);
}
