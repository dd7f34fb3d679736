import * as z from 'zod';
import { ERROR_CODES, ERRORS, type ErrorCode } from '../../base/errors/catalog.ts';
import type { Access, EndpointDescriptor } from '../../contract/endpoint.ts';
import type { ServiceName } from '../../contract/services.ts';
import { problemCode } from '../../requests/problem-code.ts';

/** Codes that any request can receive. */
export const COMMON_CODES: readonly ErrorCode[] = [
  'ValidationError',
  'NotAcceptable',
  'AnswerTooLarge',
  'RateLimitExceeded',
  'InternalError',
  'BadGateway',
  'Overloaded',
  'Timeout',
];

/** Codes of an endpoint that reads a body. */
export const BODY_CODES: readonly ErrorCode[] = ['InvalidJson', 'PayloadTooLarge', 'UnsupportedMediaType'];

/** Codes of an endpoint that requires credentials; quotas are counted per credential. */
export const CREDENTIAL_CODES: readonly ErrorCode[] = [
  'MissingCredentials',
  'InvalidCredentials',
  'ExpiredCredentials',
  'InsufficientPermissions',
  'QuotaExceeded',
  'AuthorizerUnavailable',
];

/** Codes of an endpoint whose credential is a link. */
export const LINK_CODES: readonly ErrorCode[] = [
  'InvalidCredentials',
  'LinkInvalid',
  'LinkRevoked',
  'LinkExpired',
  'AuthorizerUnavailable',
];

const CODES_OF_ACCESS: Readonly<Record<Access, readonly ErrorCode[]>> = {
  public: [],
  optional: CREDENTIAL_CODES,
  credentials: CREDENTIAL_CODES,
  link: LINK_CODES,
};

/** Codes of an endpoint whose work is charged. */
export const WORK_CODES: readonly ErrorCode[] = ['WorkExceeded'];

/** Codes of requests that reach no endpoint, so no operation of the document lists them. */
export const UNROUTED_CODES: readonly ErrorCode[] = [
  'RequestBlocked',
  'RouteNotFound',
  'MethodNotAllowed',
  'AddressRateExceeded',
  // Of the signed addresses of inputs and results of jobs.
  'UploadExpired',
];

/** Codes of an endpoint that uses a service. */
const SERVICE_CODES: Readonly<Partial<Record<ServiceName, readonly ErrorCode[]>>> = {
  ephemeris: ['EphemerisUnavailable'],
  zones: ['PlacesUnavailable'],
  zoneLookup: ['PlacesUnavailable'],
  localPractice: ['PlacesUnavailable'],
  pictureFiles: ['PicturesUnavailable'],
};

/** Lists the codes that follow from an endpoint's request members and from the services it uses. */
export function findImpliedCodes({ request, uses = [], otherStatuses }: EndpointDescriptor): ReadonlySet<ErrorCode> {
  const codes = new Set([...findSchemaCodes(request.query), ...findSchemaCodes(request.body)]);
  if (codes.has('InvalidDatetime') && uses.includes('ephemeris')) codes.add('DatetimeOutOfRange');
  if (codes.has('InvalidBody')) codes.add('EphemerisFileMissing');
  // An endpoint with its own 503 body reports unavailable services there.
  if (otherStatuses?.[503]) return codes;
  for (const code of uses.flatMap((name) => SERVICE_CODES[name] ?? [])) codes.add(code);
  return codes;
}

/** Codes registered for a schema or for any part of it. */
function findSchemaCodes(part: unknown, seen = new Set<unknown>()): ErrorCode[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  if (!(part instanceof z.core.$ZodType)) return Object.values(part).flatMap((one) => findSchemaCodes(one, seen));
  const registered = problemCode.get(part);
  const own = [registered?.code ?? [], registered?.unknownMemberCode ?? [], registered?.laterCodes ?? []].flat();
  return [...own, ...findSchemaCodes(part._zod.def, seen)];
}

/** Lists every code that an endpoint can answer, in the order of the catalog. */
export function listErrorCodes(endpoint: EndpointDescriptor): readonly ErrorCode[] {
  const { request, access = 'credentials', validates = [], passesOn = [] } = endpoint;
  const possible = new Set([
    ...COMMON_CODES,
    ...(request.body ? BODY_CODES : []),
    ...CODES_OF_ACCESS[access],
    ...validates.flatMap((validated) => [...findImpliedCodes(validated)]),
    ...[endpoint, ...passesOn].flatMap(listOwnCodes),
  ]);
  return ERROR_CODES.filter((code) => possible.has(code));
}

/** Codes that follow from what an endpoint calculates. */
const listOwnCodes = (endpoint: EndpointDescriptor): readonly ErrorCode[] => [
  ...findImpliedCodes(endpoint),
  ...(endpoint.work ? WORK_CODES : []),
  ...endpoint.errors,
];

/** Groups codes by status, both in the order of the catalog. */
export function groupByStatus(codes: readonly ErrorCode[]): ReadonlyMap<number, readonly ErrorCode[]> {
  return Map.groupBy(codes, (code) => ERRORS[code].status);
}
