import { expect, test } from 'vitest';
import { ERROR_CODES, type ErrorCode } from '../../lib/errors/catalogue.ts';
import {
  codesOf,
  EVERY_ENDPOINT,
  impliedCodes,
  OUTSIDE_ENDPOINTS,
  WITH_BODY,
  WITH_CREDENTIALS,
} from '../../lib/openapi/error-codes.ts';
import { operations } from './operations.ts';

/** Codes that no endpoint can answer yet, each with the part of the service that will. */
const RESERVED: Partial<Record<ErrorCode, string>> = {};

const byEndpoints = new Set(operations.flatMap(({ endpoint }) => [...endpoint.errors, ...impliedCodes(endpoint)]));
const byRule = new Set([...EVERY_ENDPOINT, ...WITH_BODY, ...WITH_CREDENTIALS, ...OUTSIDE_ENDPOINTS]);

test('every code of the catalogue is answered by something or reserved for something', () => {
  const unexplained = ERROR_CODES.filter(
    (code) => !byEndpoints.has(code) && !byRule.has(code) && RESERVED[code] === undefined,
  );
  expect(unexplained).toEqual([]);
});

test('no reserved code is answered already', () => {
  const settled = Object.keys(RESERVED).filter((code) => byEndpoints.has(code as ErrorCode));
  expect(settled).toEqual([]);
});

test('no endpoint repeats a code that a rule gives it', () => {
  const given = new Set([...EVERY_ENDPOINT, ...OUTSIDE_ENDPOINTS, ...WITH_BODY, ...WITH_CREDENTIALS]);
  const repeated = operations.flatMap(({ title, endpoint }) =>
    endpoint.errors
      .filter((code) => given.has(code) || impliedCodes(endpoint).has(code))
      .map((code) => `${title}: ${code}`),
  );
  expect(repeated).toEqual([]);
});

test('an endpoint that uses the ephemeris documents that it can be out of order', () => {
  // A tool's failure is part of the answer to its call; health reports are answers of status 503.
  const calculating = operations.filter(
    ({ endpoint }) => endpoint.uses?.includes('ephemeris') && !endpoint.otherStatuses?.[503],
  );
  expect(calculating.length).toBeGreaterThan(20);
  expect(calculating.filter(({ endpoint }) => !codesOf(endpoint).includes('EphemerisUnavailable'))).toEqual([]);
});

test('the members of a request imply their codes', () => {
  const natal = operations.find(({ endpoint }) => endpoint.path === '/ephemeris/natal-chart') ?? expect.unreachable();
  expect([...impliedCodes(natal.endpoint)].sort()).toEqual([
    'AmbiguousLocalTime',
    'DatetimeOutOfRange',
    'EphemerisUnavailable',
    'InvalidAspect',
    'InvalidBody',
    'InvalidDatetime',
    'InvalidHouseSystem',
    'InvalidLatitude',
    'InvalidLongitude',
    'InvalidTimezone',
    'NonexistentLocalTime',
    'PlacesUnavailable',
  ]);
});
