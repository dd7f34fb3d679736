import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { AuthorizerResult } from '../access/authorization.ts';
import type { Caller } from './caller.ts';
import type { Exchange } from './exchange.ts';
import { filterRequestHeaders, type HeaderField, isBinary } from './headers.ts';
import type { RouteMatch } from './matching.ts';
import type { RequestTarget } from './request-target.ts';

/** A request with body and matched route. */
export interface RoutedRequest {
  readonly exchange: Exchange;
  readonly method: string;
  readonly target: RequestTarget;
  readonly fields: readonly HeaderField[];
  readonly body: Buffer;
  readonly route: RouteMatch;
  readonly caller: Caller;
}

/** Properties of the gateway that events contain. */
export interface GatewayIdentity {
  readonly stage: string;
  /** Host and port of the gateway. */
  readonly domainName: string;
  /** Path prefix of the service; empty: none. */
  readonly basePath: string;
  readonly binaryMediaTypes: readonly string[];
}

/** Placeholders for the AWS account, API and key. */
const LOCAL_ACCOUNT_ID = '000000000000';
const LOCAL_API_ID = 'local';
const LOCAL_API_KEY_ID = 'local';

/**
 * The event that a Lambda function gets from a REST API with proxy integration.
 *
 * @source "Input format of a Lambda function for proxy integration", Amazon API Gateway Developer Guide
 * (set-up-lambda-proxy-integrations)
 */
export function toProxyEvent(request: RoutedRequest, gateway: GatewayIdentity): APIGatewayProxyEvent {
  const { method, target, route } = request;
  const headers = filterRequestHeaders([...request.fields, ...listAddedHeaders(request, gateway)]);
  const query = groupQuery(target.query);
  return {
    resource: route.resourcePath,
    path: target.path,
    httpMethod: method,
    headers: takeLastValues(headers) ?? {},
    multiValueHeaders: takeAllValues(headers) ?? {},
    queryStringParameters: takeLastValues(query),
    multiValueQueryStringParameters: takeAllValues(query),
    pathParameters: Object.keys(route.pathParameters).length > 0 ? { ...route.pathParameters } : null,
    stageVariables: null,
    requestContext: buildRequestContext(request, gateway, findLastValue(headers, 'user-agent')),
    ...encodeBody(request.body, isBinary(findLastValue(headers, 'content-type'), gateway.binaryMediaTypes)),
  };
}

/** Adds the authorizer's result to the event. */
export function addAdmission(event: APIGatewayProxyEvent, { context, apiKey }: AuthorizerResult): APIGatewayProxyEvent {
  const { requestContext } = event;
  const identity = { ...requestContext.identity, ...(apiKey !== undefined && { apiKey, apiKeyId: LOCAL_API_KEY_ID }) };
  return { ...event, requestContext: { ...requestContext, authorizer: context, identity } };
}

function listAddedHeaders({ exchange, caller }: RoutedRequest, { domainName }: GatewayIdentity): HeaderField[] {
  return [
    ['X-Amzn-Trace-Id', exchange.trace],
    ['X-Forwarded-For', caller.address],
    ['X-Forwarded-Port', domainName.slice(domainName.lastIndexOf(':') + 1)],
    ['X-Forwarded-Proto', caller.isSecure ? 'https' : 'http'],
  ];
}

function groupQuery(query: URLSearchParams): ReadonlyMap<string, readonly string[]> {
  return new Map([...new Set(query.keys())].map((name) => [name, query.getAll(name)]));
}

type MultiValues = ReadonlyMap<string, readonly string[]>;

/** The last value of each name; null for an empty map. */
function takeLastValues(values: MultiValues): Record<string, string> | null {
  if (values.size === 0) return null;
  return Object.fromEntries([...values].map(([name, all]) => [name, all.at(-1) ?? '']));
}

function takeAllValues(values: MultiValues): Record<string, string[]> | null {
  if (values.size === 0) return null;
  return Object.fromEntries([...values].map(([name, all]) => [name, [...all]]));
}

function findLastValue(headers: MultiValues, lowerCaseName: string): string | undefined {
  return [...headers].find(([name]) => name.toLowerCase() === lowerCaseName)?.[1].at(-1);
}

/** As on AWS, bytes that are not UTF-8 survive only where their media type is declared binary. */
function encodeBody(body: Buffer, binary: boolean): Pick<APIGatewayProxyEvent, 'body' | 'isBase64Encoded'> {
  if (body.length === 0) return { body: null, isBase64Encoded: false };
  return { body: body.toString(binary ? 'base64' : 'utf8'), isBase64Encoded: binary };
}

function buildRequestContext(
  { exchange, method, target, route, caller }: RoutedRequest,
  { stage, domainName, basePath }: GatewayIdentity,
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
    identity: { ...NO_IDENTITY, sourceIp: caller.address, userAgent: userAgent ?? null },
    path: basePath + target.path,
    protocol: 'HTTP/1.1',
    requestId: exchange.requestId,
    requestTime: formatClfTime(exchange.receivedAt),
    requestTimeEpoch: exchange.receivedAt.getTime(),
    resourceId: route.resourcePath, // paths of a definition have no ids
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
function formatClfTime(instant: Date): string {
  const [, day, month, year, time] = /^\w+, (\d+) (\w+) (\d+) ([\d:]+)/.exec(instant.toUTCString()) ?? [];
  return `${day}/${month}/${year}:${time} +0000`;
}
