import { ERRORS, type ErrorCode } from '../../lib/base/errors/catalog.ts';
import { Problem } from '../../lib/base/errors/problem.ts';
import { ERROR_DOCS_PATH, toProblemBody } from '../../lib/base/errors/problem-body.ts';
import { createRetryAfterHeader } from '../../lib/base/errors/retry-after.ts';
import { BEARER_CHALLENGE } from '../../lib/chain/challenge.ts';
import { ANY_ORIGIN, createCrossOriginHeaders } from '../../lib/chain/middleware/cross-origin.ts';
import { createCommonHeaders } from '../../lib/chain/response.ts';

/**
 * Every response that the gateway generates itself, with the matching code of the error catalog.
 *
 * The two defaults cover all failures without a type of their own. DEFAULT_5XX covers a function that crashed, timed out
 * or returned a malformed response: a 502.
 *
 * @source "Gateway response types", Amazon API Gateway Developer Guide (supported-gateway-response-types)
 */
const GATEWAY_RESPONSES = {
  API_CONFIGURATION_ERROR: 'InternalError',
  AUTHORIZER_CONFIGURATION_ERROR: 'AuthorizerUnavailable',
  AUTHORIZER_FAILURE: 'AuthorizerUnavailable',
  BAD_REQUEST_BODY: 'ValidationError',
  BAD_REQUEST_PARAMETERS: 'ValidationError',
  DEFAULT_4XX: 'ValidationError',
  DEFAULT_5XX: 'BadGateway',
  EXPIRED_TOKEN: 'ExpiredCredentials',
  INTEGRATION_FAILURE: 'Overloaded',
  INTEGRATION_TIMEOUT: 'Timeout',
  INVALID_API_KEY: 'InvalidCredentials',
  INVALID_SIGNATURE: 'InvalidCredentials',
  MISSING_AUTHENTICATION_TOKEN: 'RouteNotFound',
  QUOTA_EXCEEDED: 'QuotaExceeded',
  REQUEST_TOO_LARGE: 'PayloadTooLarge',
  RESOURCE_NOT_FOUND: 'RouteNotFound',
  THROTTLED: 'RateLimitExceeded',
  UNAUTHORIZED: 'MissingCredentials',
  UNSUPPORTED_MEDIA_TYPE: 'UnsupportedMediaType',
  WAF_FILTERED: 'RequestBlocked',
} as const satisfies Record<string, ErrorCode>;

/** Challenge of the 401s that the gateway makes without the authorizer. */
const CHALLENGE = { 'WWW-Authenticate': BEARER_CHALLENGE };

/**
 * Challenge of the authorizer, which alone knows the address of the resource. A header of a gateway response is fixed text
 * or the copy of one variable, and a function's own `WWW-Authenticate` would be renamed.
 *
 * @source "Parameter mapping source reference for REST APIs in API Gateway", Amazon API Gateway Developer Guide
 * (rest-api-parameter-mapping-sources): `context.name`; intranet/regional/apigateway.tf of src-bin/substrate, whose
 * ACCESS_DENIED takes `context.authorizer.Location` into a header
 */
const AUTHORIZER_CHALLENGE = { 'gatewayresponse.header.WWW-Authenticate': 'context.authorizer.challenge' };

/** Headers of single types. Waiting times are fixed, as a gateway response cannot compute them: 1 s for a burst, 1 h for a quota. */
const EXTRA_HEADERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  THROTTLED: { 'Retry-After': '1' },
  QUOTA_EXCEEDED: { 'Retry-After': '3600' },
  INTEGRATION_FAILURE: { 'Retry-After': '5' },
  AUTHORIZER_CONFIGURATION_ERROR: { 'Retry-After': '5' },
  AUTHORIZER_FAILURE: { 'Retry-After': '5' },
  UNAUTHORIZED: CHALLENGE,
  INVALID_API_KEY: CHALLENGE,
  INVALID_SIGNATURE: CHALLENGE,
  EXPIRED_TOKEN: CHALLENGE,
};

/**
 * Builds the gateway responses of the definition, by type. Each is a problem document like those of the functions.
 *
 * @param root path prefix under which clients reach the service; no `$context` variable contains it
 */
export function buildGatewayResponses(root: string): Readonly<Record<string, ResponseDefinition>> {
  const problems = Object.entries(GATEWAY_RESPONSES).map(([type, code]) => {
    return [type, toDefinition(type, { status: ERRORS[code].status, template: renderProblemTemplate(code, root) })];
  });
  return { ...Object.fromEntries(problems), ACCESS_DENIED: buildDenial(root) };
}

function buildDenial(root: string): ResponseDefinition {
  const { responseParameters, ...denial } = toDefinition('ACCESS_DENIED', {
    status: 401,
    template: renderDeniedTemplate(root),
  });
  return { ...denial, responseParameters: { ...responseParameters, ...AUTHORIZER_CHALLENGE } };
}

/** A response of the definition. Values of parameters are literals in quotes or names of variables. */
export interface ResponseDefinition {
  readonly statusCode: string;
  readonly responseParameters: Readonly<Record<string, string>>;
  readonly responseTemplates: { readonly 'application/json': string };
}

interface ResponseContent {
  readonly status: number;
  readonly template: string;
}

/**
 * @source "x-amazon-apigateway-gateway-responses.gatewayResponse object", Amazon API Gateway Developer Guide
 * (api-gateway-swagger-extensions-gateway-responses.gatewayResponse)
 */
function toDefinition(type: string, { status, template }: ResponseContent): ResponseDefinition {
  return {
    statusCode: String(status),
    responseParameters: toParameters({
      ...listProblemHeaders(),
      ...createRetryAfterHeader(status),
      ...EXTRA_HEADERS[type],
    }),
    responseTemplates: { 'application/json': template },
  };
}

/** The gateway can only fill in `$context` variables, so the detail is the general cause from the catalog. */
function renderProblemTemplate(code: ErrorCode, root: string): string {
  return JSON.stringify(toProblemBody(new Problem(code, ERRORS[code].cause), '$context.requestId', { root }));
}

/**
 * The body for a denial by the authorizer, always a 401: a type has one status. Missing scopes are refused by the function,
 * which knows what its endpoint needs. The authorizer passes texts of the catalog, which need no JSON escaping.
 *
 * @source "Output from an API Gateway Lambda authorizer", Amazon API Gateway Developer Guide
 * (api-gateway-lambda-authorizer-output): `$context.authorizer.<key>`
 */
function renderDeniedTemplate(root: string): string {
  const members = {
    type: `${root}${ERROR_DOCS_PATH}#$context.authorizer.error`,
    title: '$context.authorizer.title',
    detail: '$context.authorizer.detail',
    error: '$context.authorizer.error',
  };
  return JSON.stringify({ ...toProblemBody(new Problem('InvalidCredentials', ''), '$context.requestId'), ...members });
}

/**
 * Common headers without X-Request-Id, which would repeat the gateway's `x-amzn-RequestId`. Pages of every origin may read
 * these responses: they contain no personal data, and a fixed header cannot depend on the origin.
 */
function listProblemHeaders(): Record<string, string> {
  const { 'X-Request-Id': _sentByGateway, ...headers } = {
    ...createCommonHeaders(''),
    ...createCrossOriginHeaders(ANY_ORIGIN, ''),
  };
  return { ...headers, 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' };
}

/** Response parameters are expressions; literal text needs single quotes. */
function toParameters(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [`gatewayresponse.header.${name}`, `'${value}'`]),
  );
}
