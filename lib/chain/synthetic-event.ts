import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { InternalRequest } from '../contract/endpoint-caller.ts';
import type { Principal } from '../contract/request-context.ts';

/** The caller on whose behalf the service calls itself. */
interface InternalCaller {
  readonly requestId: string;
  /** Undefined for an anonymous caller. */
  readonly principal: Principal | undefined;
}

/** Creates the event that API Gateway would create for an internal request. */
export function createSyntheticEvent(
  { endpoint, query = {}, body }: InternalRequest,
  caller: InternalCaller,
): APIGatewayProxyEvent {
  const { method, path } = endpoint;
  const { requestId, principal } = caller;
  const authorizer = principal && toAuthorizerContext(principal);
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
    requestContext: { requestId, authorizer: authorizer ?? null } as APIGatewayProxyEvent['requestContext'],
    body: body === undefined ? null : JSON.stringify(body),
    isBase64Encoded: false,
  };
}

function toAuthorizerContext({ id, keyId, scopes, plan, recordIds }: Principal): Record<string, string> {
  return {
    principalId: id,
    scopes: scopes.join(' '),
    ...(keyId !== undefined && { keyId }),
    ...(plan !== undefined && { plan }),
    ...(recordIds && { records: recordIds.join(' ') }),
  };
}
