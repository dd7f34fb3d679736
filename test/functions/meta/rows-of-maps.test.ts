import { describe, expect, test } from 'vitest';
import { rejectRowsOfMaps } from '../../../functions/meta/rows-of-maps.ts';
import { gatewayEvent } from '../../support/gateway-event.ts';

const prepareRequest =
  (method: 'GET' | 'POST' | 'PUT' | 'OPTIONS', path: string, format?: string | readonly string[]) => () =>
    rejectRowsOfMaps(gatewayEvent({ method, path, ...(format !== undefined && { query: { format } }) }));

describe('400 LLMModeNotSupported', () => {
  test.each([
    ['POST', '/acg/unknown', 'llm'],
    ['GET', '/acg/lines', 'llm_v2'],
    ['PUT', '/acg/lines/', 'LLM-V2'],
    ['POST', '/acg', 'llm'],
    ['POST', '/acg/lines/more', ['json', 'llm']],
  ] as const)('%s %s with format %s', (method, path, format) => {
    expect(prepareRequest(method, path, format)).toThrow(
      expect.objectContaining({
        code: 'LLMModeNotSupported',
        issues: [expect.objectContaining({ location: 'query.format' })],
      }),
    );
  });
});

test.each([
  ['without a format', 'POST', '/acg/unknown', undefined],
  ['with format json', 'POST', '/acg/unknown', 'json'],
  ['elsewhere', 'POST', '/acgs/lines', 'llm'],
  ['for a preflight', 'OPTIONS', '/acg/lines', 'llm'],
] as const)('%s is not rejected', (_name, method, path, format) => {
  expect(prepareRequest(method, path, format)).not.toThrow();
});
