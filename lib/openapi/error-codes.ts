import { ERROR_CODES, ERRORS, type ErrorCode } from '../errors/catalogue.ts';
import type { EndpointDescriptor } from '../http/endpoint.ts';

/** Codes of which any request may run into one, whatever it asks for. */
export const EVERY_ENDPOINT: readonly ErrorCode[] = [
  'ValidationError',
  'AnswerTooLarge',
  'RateLimitExceeded',
  'InternalError',
  'BadGateway',
  'Timeout',
];

/** Codes of an endpoint that reads a body. */
export const WITH_BODY: readonly ErrorCode[] = ['InvalidJson', 'PayloadTooLarge', 'UnsupportedMediaType'];

/** Codes of an endpoint that asks for credentials; a quota is counted on those. */
export const WITH_CREDENTIALS: readonly ErrorCode[] = [
  'MissingCredentials',
  'InvalidCredentials',
  'ExpiredCredentials',
  'InsufficientPermissions',
  'QuotaExceeded',
  'AuthorizerUnavailable',
];

/** Codes for what reaches no endpoint at all: no operation of the document can answer them. */
export const OUTSIDE_ENDPOINTS: readonly ErrorCode[] = ['RouteNotFound', 'MethodNotAllowed'];

/** Every code an endpoint can answer, in the order of the catalogue. */
export function codesOf({ errors, request, access }: EndpointDescriptor): readonly ErrorCode[] {
  const possible = new Set([
    ...EVERY_ENDPOINT,
    ...(request.body ? WITH_BODY : []),
    ...(access === 'public' ? [] : WITH_CREDENTIALS),
    ...errors,
  ]);
  return ERROR_CODES.filter((code) => possible.has(code));
}

/** Codes by their status, both in the order of the catalogue. */
export function byStatus(codes: readonly ErrorCode[]): ReadonlyMap<number, readonly ErrorCode[]> {
  return Map.groupBy(codes, (code) => ERRORS[code].status);
}
