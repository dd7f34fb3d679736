import { describe, expect, test } from 'vitest';
import { parseRequest } from '../../lib/chain/parse.ts';
import { isCharged } from '../../lib/contract/endpoint.ts';
import { gatewayEvent } from '../support/gateway-event.ts';
import { PARSE_CONTEXT } from '../support/parse-context.ts';
import { operations } from './operations.ts';

const CALCULATING = operations.filter(
  ({ group, endpoint }) =>
    endpoint.uses?.includes('ephemeris') && !['catalog', 'health', 'predictive-utilities'].includes(group),
);

test.each(CALCULATING)('$title estimates its work, as it calculates with the ephemeris', ({ endpoint }) => {
  expect(endpoint.work).toBeDefined();
  expect(isCharged(endpoint)).toBe(true);
});

describe.each(CALCULATING.filter(({ endpoint }) => endpoint.work))('the estimate of $title', ({ endpoint }) => {
  test.each(endpoint.examples)(
    'of the example $name is a small positive number of seconds',
    async ({ query, body }) => {
      const { method, path } = endpoint;
      const event = gatewayEvent({ method, path, ...(query && { query }), body });
      const seconds =
        endpoint.work?.((await parseRequest(event, endpoint.request, PARSE_CONTEXT)) as never) ?? Number.NaN;
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThan(5);
    },
  );
});
