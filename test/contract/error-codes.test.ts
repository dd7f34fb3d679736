import { expect, test } from 'vitest';
import { ERROR_CODES, type ErrorCode } from '../../lib/base/errors/catalog.ts';
import {
  BODY_CODES,
  COMMON_CODES,
  CREDENTIAL_CODES,
  findImpliedCodes,
  LINK_CODES,
  listErrorCodes,
  UNROUTED_CODES,
  WORK_CODES,
} from '../../lib/chain/openapi/error-codes.ts';
import { sourceFiles } from './imports.ts';
import { operations } from './operations.ts';

/** Codes that no endpoint returns yet, each with the part of the service that will return it. */
const RESERVED: Partial<Record<ErrorCode, string>> = {};

const byEndpoints = new Set(operations.flatMap(({ endpoint }) => [...endpoint.errors, ...findImpliedCodes(endpoint)]));
const byRule = new Set([
  ...COMMON_CODES,
  ...BODY_CODES,
  ...CREDENTIAL_CODES,
  ...LINK_CODES,
  ...UNROUTED_CODES,
  ...WORK_CODES,
]);

test('every code of the catalog is either in use or reserved', () => {
  const unexplained = ERROR_CODES.filter(
    (code) => !byEndpoints.has(code) && !byRule.has(code) && RESERVED[code] === undefined,
  );
  expect(unexplained).toEqual([]);
});

test('no reserved code is returned yet', () => {
  const settled = Object.keys(RESERVED).filter((code) => byEndpoints.has(code as ErrorCode));
  expect(settled).toEqual([]);
});

test('no endpoint lists a code that a rule already implies', () => {
  const given = new Set([...COMMON_CODES, ...UNROUTED_CODES, ...BODY_CODES, ...CREDENTIAL_CODES]);
  const repeated = operations.flatMap(({ title, endpoint }) =>
    endpoint.errors
      .filter((code) => given.has(code) || findImpliedCodes(endpoint).has(code))
      .map((code) => `${title}: ${code}`),
  );
  expect(repeated).toEqual([]);
});

test('an endpoint that uses the ephemeris documents that it can be unavailable', () => {
  // A tool's failure is part of the answer to its call; health reports are answers of status 503.
  const calculating = operations.filter(
    ({ endpoint }) => endpoint.uses?.includes('ephemeris') && !endpoint.otherStatuses?.[503],
  );
  expect(calculating.length).toBeGreaterThan(20);
  expect(calculating.filter(({ endpoint }) => !listErrorCodes(endpoint).includes('EphemerisUnavailable'))).toEqual([]);
});

test('the members of a request imply their error codes', () => {
  const natal = operations.find(({ endpoint }) => endpoint.path === '/ephemeris/natal-chart') ?? expect.unreachable();
  expect([...findImpliedCodes(natal.endpoint)].sort()).toEqual([
    'AmbiguousDate',
    'AmbiguousLocalTime',
    'AmbiguousPlace',
    'DatetimeOutOfRange',
    'EphemerisFileMissing',
    'EphemerisUnavailable',
    'GeocoderUnavailable',
    'InvalidAspect',
    'InvalidBody',
    'InvalidDatetime',
    'InvalidHouseSystem',
    'InvalidLatitude',
    'InvalidLongitude',
    'InvalidTimezone',
    'NonexistentLocalTime',
    'PicturesUnavailable',
    'PlaceNotFound',
    'PlacesUnavailable',
  ]);
});

test('every error class of the domain and of the ephemeris becomes a problem', () => {
  const declaring = sourceFiles('lib/astro', 'lib/adapters/swiss', 'lib/adapters/compiled');
  const classes = declaring.flatMap(({ text }) =>
    [...text.matchAll(/class (\w+) extends Error\b/g)].map(([, name]) => name),
  );
  const translating = sourceFiles('lib/charts').find(({ path }) => path.endsWith('/domain-problems.ts'));
  expect(classes.length).toBeGreaterThan(5);
  expect(classes.filter((name) => !translating?.text.includes(`translateClass(${name}, `))).toEqual([]);
});
