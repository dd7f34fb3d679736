import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { Principal } from './endpoint.ts';
import type { InternalRequest } from './endpoint-caller.ts';

/** In whose name the service asks itself. */
interface InternalCaller {
  readonly requestId: string;
  /** Undefined for nobody. */
  readonly principal: Principal | undefined;
}

/** The event that the gateway would have made of a request that the service makes of itself. */
export function createSyntheticEvent(
  { endpoint, query = {}, body }: InternalRequest,
  caller: InternalCaller,
): APIGatewayProxyEvent {
  const { method, path } = endpoint;
  const { requestId, principal } = caller;
  const authorizer = principal ? { principalId: principal.id, scopes: principal.scopes.join(' ') } : null;
  const lists = Object.entries(query).map(([name, value]) => [name, [value]]);
  return {
    resource: path,
    path,
    httpMethod: method,
    headers: {},
    multiValueHeaders: {},
    pathParameters: null,
    stageVariables: null,
    queryStringParameters: query,
    multiValueQueryStringParameters: Object.fromEntries(lists),
    requestContext: { requestId, authorizer } as APIGatewayProxyEvent['requestContext'],
    body: body === undefined ? null : JSON.stringify(body),
    isBase64Encoded: false,
  };
}
