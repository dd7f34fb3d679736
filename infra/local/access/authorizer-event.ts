import type { APIGatewayProxyEvent, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';

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
