import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import type { RequestContext } from './endpoint.ts';
import type { EndpointCaller, OwnRequest } from './endpoint-caller.ts';
import { type LambdaParts, lambda } from './lambda.ts';

/** Endpoints that are called where they are, by the chain that every request passes. */
export function inProcess<Services>(parts: LambdaParts<Services>): EndpointCaller {
  const handler = lambda(parts);
  return async (request, context) => {
    const { statusCode, body } = await handler(eventOf(request, context), lambdaContextOf(context));
    return { status: statusCode, text: body };
  };
}

/** The event that the gateway would have made of the request. */
function eventOf(
  { endpoint: { method, path }, query = {}, body }: OwnRequest,
  { requestId, principal }: RequestContext,
): APIGatewayProxyEvent {
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

/** The chain asks for no more of it than this. */
const lambdaContextOf = ({ requestId, remainingMs }: RequestContext): Context =>
  ({ awsRequestId: requestId, getRemainingTimeInMillis: remainingMs }) as Context;
