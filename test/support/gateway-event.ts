import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import type { Principal } from '../../lib/contract/request-context.ts';

/** A request as a test writes it. */
export interface TestRequest {
  /** POST with a body, else GET, unless stated. */
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'OPTIONS' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Values of the parameters in the path. */
  readonly pathParameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** A string is sent unchanged, any other value as JSON. */
  readonly body?: unknown;
  /** Default: a caller without scopes. Null: no caller, as on routes without credentials. */
  readonly principal?: Principal | null;
  /** Address of the client as the gateway sees it. Default: none. */
  readonly address?: string;
}

const SOMEBODY: Principal = { id: 'somebody', scopes: [], recordIds: [`key#${'5'.repeat(64)}`] };

/** What a function gets of the authorizer's result. */
const toAuthorizerContext = ({ id, scopes, keyId, plan, recordIds }: Principal): Record<string, string> => ({
  principalId: id,
  scopes: scopes.join(' '),
  ...(keyId !== undefined && { keyId }),
  ...(plan !== undefined && { plan }),
  ...(recordIds && { records: recordIds.join(' ') }),
});

/** The proxy event that API Gateway makes of a request. */
export function gatewayEvent({
  path,
  pathParameters,
  query,
  headers = {},
  body,
  principal = SOMEBODY,
  address,
  ...request
}: TestRequest): APIGatewayProxyEvent {
  const method = request.method ?? (body === undefined ? 'GET' : 'POST');
  const multiple = query && Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value].flat()]));
  const single =
    multiple && Object.fromEntries(Object.entries(multiple).map(([name, values]) => [name, values.at(-1)]));
  const sent = { 'Content-Type': 'application/json', ...headers };
  return {
    resource: path,
    path,
    httpMethod: method,
    headers: sent,
    multiValueHeaders: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, [value]])),
    queryStringParameters: single ?? null,
    multiValueQueryStringParameters: (multiple as Record<string, string[]> | undefined) ?? null,
    pathParameters: pathParameters ?? null,
    stageVariables: null,
    requestContext: {
      accountId: '000000000000',
      apiId: 'test',
      authorizer: principal && toAuthorizerContext(principal),
      httpMethod: method,
      identity: { ...(address && { sourceIp: address }) } as APIGatewayProxyEvent['requestContext']['identity'],
      path,
      protocol: 'HTTP/1.1',
      requestId: 'test-request',
      requestTimeEpoch: 0,
      resourceId: 'test',
      resourcePath: path,
      stage: 'test',
    },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    isBase64Encoded: false,
  };
}

/** The Lambda context of a test. */
export const LAMBDA_CONTEXT = { awsRequestId: 'test-invocation', getRemainingTimeInMillis: () => 600_000 } as Context;
