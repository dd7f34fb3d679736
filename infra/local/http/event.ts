import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { Admission } from '../access/authorization.ts';
import type { Exchange } from './exchange.ts';
import { type HeaderField, isBinary, requestHeaders } from './headers.ts';
import type { RouteMatch } from './matching.ts';
import type { Target } from './target.ts';

/** A request that has been read and has found its route. */
export interface RoutedRequest {
  readonly exchange: Exchange;
  readonly method: string;
  readonly target: Target;
  readonly fields: readonly HeaderField[];
  readonly body: Buffer;
  readonly route: RouteMatch;
  readonly sourceIp: string;
}

/** Where the gateway stands. */
export interface GatewayPlace {
  readonly stage: string;
  /** Host and port it listens on. */
  readonly domainName: string;
  readonly binaryMediaTypes: readonly string[];
}

/** No AWS account and no API id stand behind a local gateway. */
const LOCAL_ACCOUNT_ID = '000000000000';
const LOCAL_API_ID = 'local';
const LOCAL_API_KEY_ID = 'local';

/**
 * The event that a Lambda function gets from a REST API with proxy integration.
 *
 * @source "Input format of a Lambda function for proxy integration", Amazon API Gateway Developer Guide
 * (set-up-lambda-proxy-integrations)
 */
export function proxyEvent(request: RoutedRequest, place: GatewayPlace): APIGatewayProxyEvent {
  const { method, target, route } = request;
  const headers = requestHeaders([...request.fields, ...addedHeaders(request, place)]);
  const query = grouped(target.query);
  return {
    resource: route.resourcePath,
    path: target.path,
    httpMethod: method,
    headers: lastOfEach(headers) ?? {},
    multiValueHeaders: allOfEach(headers) ?? {},
    queryStringParameters: lastOfEach(query),
    multiValueQueryStringParameters: allOfEach(query),
    pathParameters: Object.keys(route.pathParameters).length > 0 ? { ...route.pathParameters } : null,
    stageVariables: null,
    requestContext: requestContext(request, place, lastOf(headers, 'user-agent')),
    ...encodedBody(request.body, isBinary(lastOf(headers, 'content-type'), place.binaryMediaTypes)),
  };
}

/** The event with what the authorizer said of its caller. */
export function admitted(event: APIGatewayProxyEvent, { context, apiKey }: Admission): APIGatewayProxyEvent {
  const { requestContext } = event;
  const identity = { ...requestContext.identity, ...(apiKey !== undefined && { apiKey, apiKeyId: LOCAL_API_KEY_ID }) };
  return { ...event, requestContext: { ...requestContext, authorizer: context, identity } };
}

function addedHeaders({ exchange, sourceIp }: RoutedRequest, { domainName }: GatewayPlace): HeaderField[] {
  return [
    ['X-Amzn-Trace-Id', exchange.trace],
    ['X-Forwarded-For', sourceIp],
    ['X-Forwarded-Port', domainName.slice(domainName.lastIndexOf(':') + 1)],
    ['X-Forwarded-Proto', 'http'],
  ];
}

function grouped(query: URLSearchParams): ReadonlyMap<string, readonly string[]> {
  return new Map([...new Set(query.keys())].map((name) => [name, query.getAll(name)]));
}

type Multiple = ReadonlyMap<string, readonly string[]>;

/** Single-value members carry the last value; where there is nothing at all, null. */
function lastOfEach(values: Multiple): Record<string, string> | null {
  if (values.size === 0) return null;
  return Object.fromEntries([...values].map(([name, all]) => [name, all.at(-1) ?? '']));
}

function allOfEach(values: Multiple): Record<string, string[]> | null {
  if (values.size === 0) return null;
  return Object.fromEntries([...values].map(([name, all]) => [name, [...all]]));
}

function lastOf(headers: Multiple, wanted: string): string | undefined {
  return [...headers].find(([name]) => name.toLowerCase() === wanted)?.[1].at(-1);
}

/** Bytes that are no UTF-8 survive only where their media type is declared binary; so it is on AWS. */
function encodedBody(body: Buffer, binary: boolean): Pick<APIGatewayProxyEvent, 'body' | 'isBase64Encoded'> {
  if (body.length === 0) return { body: null, isBase64Encoded: false };
  return { body: body.toString(binary ? 'base64' : 'utf8'), isBase64Encoded: binary };
}

function requestContext(
  { exchange, method, target, route, sourceIp }: RoutedRequest,
  { stage, domainName }: GatewayPlace,
  userAgent: string | undefined,
): APIGatewayProxyEvent['requestContext'] {
  return {
    accountId: LOCAL_ACCOUNT_ID,
    apiId: LOCAL_API_ID,
    authorizer: undefined,
    domainName,
    domainPrefix: LOCAL_API_ID,
    extendedRequestId: exchange.extendedRequestId,
    httpMethod: method,
    identity: { ...NO_IDENTITY, sourceIp, userAgent: userAgent ?? null },
    path: target.path,
    protocol: 'HTTP/1.1',
    requestId: exchange.requestId,
    requestTime: clfTime(exchange.receivedAt),
    requestTimeEpoch: exchange.receivedAt.getTime(),
    resourceId: route.resourcePath, // in a definition, paths have no ids
    resourcePath: route.resourcePath,
    stage,
  };
}

const NO_IDENTITY = {
  accessKey: null,
  accountId: null,
  apiKey: null,
  apiKeyId: null,
  caller: null,
  clientCert: null,
  cognitoAuthenticationProvider: null,
  cognitoAuthenticationType: null,
  cognitoIdentityId: null,
  cognitoIdentityPoolId: null,
  principalOrgId: null,
  user: null,
  userArn: null,
} as const;

/** `20/Feb/2018:22:48:57 +0000` */
function clfTime(instant: Date): string {
  const [, day, month, year, time] = /^\w+, (\d+) (\w+) (\d+) ([\d:]+)/.exec(instant.toUTCString()) ?? [];
  return `${day}/${month}/${year}:${time} +0000`;
}
