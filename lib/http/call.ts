import type { MiddlewareObj, Request } from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import type { Endpoint, Principal, RequestContext } from './endpoint.ts';

/** Everything known of one request while it passes the chain. */
export interface Call {
  readonly context: RequestContext;
  endpoint?: Endpoint<unknown>;
  request?: { readonly query: unknown; readonly body: unknown };
}

/** The Lambda context with the call beside it. */
export type CallContext = Context & { call: Call };

/** One link of the chain. */
export type Middleware = MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult, Error, CallContext>;

/** What the chain hands from link to link. */
export type ChainRequest = Request<APIGatewayProxyEvent, APIGatewayProxyResult, Error, CallContext>;

/** Opens the record of a request. */
export function openCall({ requestContext }: APIGatewayProxyEvent): Call {
  const startedMs = performance.now();
  return {
    context: {
      requestId: requestContext.requestId,
      receivedAt: new Date(),
      elapsedMs: () => performance.now() - startedMs,
      principal: principalOf(requestContext.authorizer),
    },
  };
}

/** The caller as the authorizer left it: context values are scalars, so the scopes come as one text, space between. */
function principalOf(authorizer: APIGatewayProxyEvent['requestContext']['authorizer']): Principal | undefined {
  const id: unknown = authorizer?.principalId;
  if (typeof id !== 'string' || id === '') return undefined;
  const scopes = String(authorizer?.scopes ?? '');
  return { id, scopes: scopes.split(' ').filter((scope) => scope !== '') };
}
