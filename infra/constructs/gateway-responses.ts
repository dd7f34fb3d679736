import { ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import { ERRORS, type ErrorCode } from '../../lib/errors/catalogue.ts';
import { Problem } from '../../lib/errors/problem.ts';
import { problemBody } from '../../lib/errors/problem-body.ts';
import { commonHeaders } from '../../lib/http/response.ts';

/**
 * Every answer that the gateway makes by itself, and the code of the catalogue that says it.
 *
 * The two defaults stand for what has no type of its own. Of the 5xx that is a function that crashed, timed out
 * or answered in a form the gateway cannot read: a 502.
 *
 * @source "Gateway response types", Amazon API Gateway Developer Guide (supported-gateway-response-types)
 */
const GATEWAY_RESPONSES = {
  ACCESS_DENIED: 'InsufficientPermissions',
  API_CONFIGURATION_ERROR: 'InternalError',
  AUTHORIZER_CONFIGURATION_ERROR: 'InternalError',
  AUTHORIZER_FAILURE: 'InternalError',
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

/** A gateway response cannot compute how long to wait: a second for a burst, an hour for a quota. */
const EXTRA_HEADERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  THROTTLED: { 'Retry-After': '1' },
  QUOTA_EXCEEDED: { 'Retry-After': '3600' },
  UNAUTHORIZED: { 'WWW-Authenticate': 'Bearer' },
  INVALID_API_KEY: { 'WWW-Authenticate': 'Bearer' },
  INVALID_SIGNATURE: { 'WWW-Authenticate': 'Bearer' },
  EXPIRED_TOKEN: { 'WWW-Authenticate': 'Bearer' },
};

/** Gives every gateway-made answer the shape of all other problems. */
export function addGatewayResponses(api: RestApi): void {
  for (const [type, code] of Object.entries(GATEWAY_RESPONSES)) {
    api.addGatewayResponse(type, {
      type: ResponseType.of(type),
      statusCode: String(ERRORS[code].status),
      responseHeaders: literals({ ...problemHeaders(), ...EXTRA_HEADERS[type] }),
      templates: { 'application/json': problemTemplate(code) },
    });
  }
}

/** The gateway fills in `$context` variables only; what the catalogue says of the code is all the detail there is. */
function problemTemplate(code: ErrorCode): string {
  return JSON.stringify(problemBody(new Problem(code, ERRORS[code].cause), '$context.requestId'));
}

/** The gateway sends the request id in `x-amzn-RequestId`, so ours would say it twice. */
function problemHeaders(): Record<string, string> {
  const { 'X-Request-Id': _sentByGateway, ...headers } = commonHeaders('');
  return { ...headers, 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' };
}

/** Response parameters are expressions; text stands in single quotes. */
function literals(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, `'${value}'`]));
}
