import { ERRORS, type ErrorCode } from '../../lib/errors/catalogue.ts';
import { Problem } from '../../lib/errors/problem.ts';
import { ERROR_DOCS_PATH, toProblemBody } from '../../lib/errors/problem-body.ts';
import { ANY_ORIGIN, createCrossOriginHeaders } from '../../lib/http/middleware/cross-origin.ts';
import { createCommonHeaders } from '../../lib/http/response.ts';

/**
 * Every answer that the gateway makes by itself, and the code of the catalogue that says it.
 *
 * The two defaults stand for what has no type of its own. Of the 5xx that is a function that crashed, timed out
 * or answered in a form the gateway cannot read: a 502.
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
  INTEGRATION_FAILURE: 'BadGateway',
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
  WAF_FILTERED: 'InsufficientPermissions',
} as const satisfies Record<string, ErrorCode>;

/**
 * The scheme of the Authorization header. A header of a gateway response is text or copied from the request; what the
 * authorizer found wrong can be told in the body only.
 *
 * @source "x-amazon-apigateway-gateway-responses.responseParameters object", Amazon API Gateway Developer Guide; RFC
 * 6750, section 3
 */
const CHALLENGE = { 'WWW-Authenticate': 'Bearer realm="natal"' };

/** A gateway response cannot compute how long to wait: a second for a burst, an hour for a quota. */
const EXTRA_HEADERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  THROTTLED: { 'Retry-After': '1' },
  QUOTA_EXCEEDED: { 'Retry-After': '3600' },
  AUTHORIZER_CONFIGURATION_ERROR: { 'Retry-After': '5' },
  AUTHORIZER_FAILURE: { 'Retry-After': '5' },
  ACCESS_DENIED: CHALLENGE,
  UNAUTHORIZED: CHALLENGE,
  INVALID_API_KEY: CHALLENGE,
  INVALID_SIGNATURE: CHALLENGE,
  EXPIRED_TOKEN: CHALLENGE,
};

/**
 * The gateway responses of the definition, by type: every gateway-made answer has the shape of all other problems.
 *
 * @param root path under which clients see the service; no variable of the gateway tells it apart from the request's
 */
export function buildGatewayResponses(root: string): Record<string, object> {
  const problems = Object.entries(GATEWAY_RESPONSES).map(([type, code]) => {
    return [type, toDefinition(type, { status: ERRORS[code].status, template: renderProblemTemplate(code, root) })];
  });
  return Object.fromEntries([
    ...problems,
    ['ACCESS_DENIED', toDefinition('ACCESS_DENIED', { status: 401, template: renderDeniedTemplate(root) })],
  ]);
}

interface ResponseContent {
  readonly status: number;
  readonly template: string;
}

/**
 * @source "x-amazon-apigateway-gateway-responses.gatewayResponse object", Amazon API Gateway Developer Guide
 * (api-gateway-swagger-extensions-gateway-responses.gatewayResponse)
 */
function toDefinition(type: string, { status, template }: ResponseContent): object {
  return {
    statusCode: String(status),
    responseParameters: toParameters({ ...listProblemHeaders(), ...EXTRA_HEADERS[type] }),
    responseTemplates: { 'application/json': template },
  };
}

/** The gateway fills in `$context` variables only; what the catalogue says of the code is all the detail there is. */
function renderProblemTemplate(code: ErrorCode, root: string): string {
  return JSON.stringify(toProblemBody(new Problem(code, ERRORS[code].cause), '$context.requestId', root));
}

/**
 * What the authorizer denies is always a 401, as it denies nothing else: a type has one status, and a missing scope is
 * for the function to tell, which knows what its endpoint needs. The words come from the authorizer, out of the
 * catalogue, with nothing in them that JSON would have to escape.
 *
 * @source "Output from an API Gateway Lambda authorizer", Amazon API Gateway Developer Guide
 * (api-gateway-lambda-authorizer-output): `$context.authorizer.<key>`
 */
function renderDeniedTemplate(root: string): string {
  const words = {
    type: `${root}${ERROR_DOCS_PATH}#$context.authorizer.error`,
    title: '$context.authorizer.title',
    detail: '$context.authorizer.detail',
    error: '$context.authorizer.error',
  };
  return JSON.stringify({ ...toProblemBody(new Problem('InvalidCredentials', ''), '$context.requestId'), ...words });
}

/**
 * The gateway sends the request id in `x-amzn-RequestId`, so ours would say it twice. Pages of any origin may read these
 * answers, whichever may read the others: they hold nothing of anybody, and a header here cannot choose.
 */
function listProblemHeaders(): Record<string, string> {
  const { 'X-Request-Id': _sentByGateway, ...headers } = {
    ...createCommonHeaders(''),
    ...createCrossOriginHeaders(ANY_ORIGIN, ''),
  };
  return { ...headers, 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' };
}

/** Response parameters are expressions; text stands in single quotes. */
function toParameters(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [`gatewayresponse.header.${name}`, `'${value}'`]),
  );
}
