import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { gatewayEvent } from './gateway-event.ts';

/** The request that the gateway asks its authorizer to check. */
export interface AskedRequest {
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly query?: Readonly<Record<string, string>>;
  /** The parameter `token` of the path, for the routes of links. */
  readonly token?: string;
  /** `GET /supported-objects` unless stated. */
  readonly route?: `${string} /${string}`;
  /** Address of the client as the gateway sees it. Default: none. */
  readonly address?: string;
}

export const STAGE_ARN = 'arn:aws:execute-api:local:000000000000:test/local';

/**
 * The event of a REQUEST authorizer.
 *
 * @source "Input to an API Gateway Lambda authorizer", Amazon API Gateway Developer Guide
 * (api-gateway-lambda-authorizer-input)
 */
export function authorizerEvent(request: AskedRequest = {}): APIGatewayRequestAuthorizerEvent {
  const [method = '', path = ''] = (request.route ?? 'GET /supported-objects').split(' ');
  const headers = Object.entries(request.headers ?? {}).map(([name, value]) => [name, [value].flat()] as const);
  return {
    ...gatewayEvent({
      path: path as `/${string}`,
      query: request.query ?? {},
      ...(request.address && { address: request.address }),
    }),
    type: 'REQUEST',
    methodArn: `${STAGE_ARN}/${method}${path}`,
    httpMethod: method,
    pathParameters: request.token === undefined ? {} : { token: request.token },
    headers: Object.fromEntries(headers.map(([name, values]) => [name, values.at(-1) ?? ''])),
    multiValueHeaders: Object.fromEntries(headers.map(([name, values]) => [name, [...values]])),
  } as unknown as APIGatewayRequestAuthorizerEvent;
}
