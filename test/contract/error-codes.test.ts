import { expect, test } from 'vitest';
import { api, type Need } from '../../functions/api.ts';
import { ERROR_CODES, type ErrorCode } from '../../lib/errors/catalogue.ts';
import { EVERY_ENDPOINT, OUTSIDE_ENDPOINTS, WITH_BODY, WITH_CREDENTIALS } from '../../lib/openapi/error-codes.ts';
import { operations } from './operations.ts';

/** Codes that no endpoint can answer yet, each with the part of the service that will. */
const RESERVED: Partial<Record<ErrorCode, string>> = {};

const byEndpoints = new Set(operations.flatMap(({ endpoint }) => endpoint.errors));
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
    endpoint.errors.filter((code) => given.has(code)).map((code) => `${title}: ${code}`),
  );
  expect(repeated).toEqual([]);
});

test('whoever calculates says what happens when the ephemeris is out of order', () => {
  const calculating = operations.filter(({ group }) => (api[group].needs as readonly Need[]).includes('swisseph'));
  // A tool's failure is told inside the answer to its call.
  const silent = calculating.filter(
    ({ group, endpoint }) =>
      group !== 'mcp' && !endpoint.errors.includes('EphemerisUnavailable') && !endpoint.otherStatuses?.[503],
  );
  expect(silent.map(({ title }) => title)).toEqual([]);
});
