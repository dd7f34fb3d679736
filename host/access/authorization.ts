import type { APIGatewayProxyEvent, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';

/** The authorizer's result for an allowed caller. */
export interface AuthorizerResult {
  /** Becomes `requestContext.authorizer`; undefined for routes without an authorizer. */
  readonly context: Readonly<Record<string, string>> | undefined;
  /** The gateway key by which the usage plan counts. */
  readonly apiKey: string | undefined;
}

/** Result for routes without an authorizer. */
export const UNAUTHENTICATED: AuthorizerResult = { context: undefined, apiKey: undefined };

/**
 * The authorizer's input event: the function's event without the body, with empty maps instead of null.
 *
 * @source "Input to an API Gateway Lambda authorizer", Amazon API Gateway Developer Guide
 * (api-gateway-lambda-authorizer-input), REQUEST
 */
export function toAuthorizerEvent(event: APIGatewayProxyEvent, methodArn: string): APIGatewayRequestAuthorizerEvent {
  return {
    type: 'REQUEST',
    methodArn,
    resource: event.resource,
    path: event.path,
    httpMethod: event.httpMethod,
    headers: event.headers,
    multiValueHeaders: event.multiValueHeaders,
    queryStringParameters: event.queryStringParameters ?? {},
    multiValueQueryStringParameters: event.multiValueQueryStringParameters ?? {},
    pathParameters: event.pathParameters ?? {},
    stageVariables: event.stageVariables ?? {},
    requestContext: event.requestContext,
  } as APIGatewayRequestAuthorizerEvent;
}

/** The ARN of a method, as policies name it: `arn:aws:execute-api:<region>:<account>:<api>/<stage>/GET/health`. */
export function toMethodArn({ requestContext, httpMethod, path }: APIGatewayProxyEvent, region: string): string {
  const { accountId, apiId, stage } = requestContext;
  return `arn:aws:execute-api:${region}:${accountId}:${apiId}/${stage}/${httpMethod}${path}`;
}

/** Names of values of the authorizer as `$context` variables have them. */
export function prefixNames(context: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(context).map(([name, value]) => [`authorizer.${name}`, value]));
}
