import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../functions/meta/endpoints.ts';
import { buildContract } from '../../../infra/build/openapi.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import type { Contract } from '../../../lib/contract/openapi-document.ts';
import type { Principal } from '../../../lib/contract/request-context.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';

/** The contract as the function reads it: serialized to JSON and parsed again. */
const contract: Contract = JSON.parse(JSON.stringify(await buildContract()));
const handler = createLambdaHandler({ endpoints, services: { contract }, observer: () => undefined });

const get = (path: string, principal: Principal | null = null) =>
  handler(gatewayEvent({ method: 'GET', path, principal }), LAMBDA_CONTEXT);

test('GET /version returns the running release', async () => {
  const { statusCode, headers, body } = await get('/version');
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toEqual({
    version: contract.version,
    release_date: contract.releaseDate,
    endpoints_count: contract.endpointsCount,
    changelog_url: contract.changelogUrl,
  });
  expect(headers?.['Cache-Control']).toContain('public');
});

describe('GET /meta/version', () => {
  test('returns version and source to every caller', async () => {
    const { statusCode, headers, body } = await get('/meta/version');
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual({
      version: contract.version,
      title: contract.title,
      source_url: contract.sourceUrl,
    });
    expect(headers?.['Cache-Control']).toBe('no-store');
  });

  test('also returns the hash of the contract to an authorized caller', async () => {
    const { body } = await get('/meta/version', { id: 'someone', scopes: [] });
    expect(JSON.parse(body)).toMatchObject({ contract_hash: contract.contractHash });
  });
});

describe('GET /meta/openapi.json', () => {
  test('returns the contract and allows caching', async () => {
    const { statusCode, headers, body } = await get('/meta/openapi.json');
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual(contract.openapi);
    expect(headers?.['Cache-Control']).toContain('public');
  });

  test('has a body whose SHA-256 is the contract hash', async () => {
    const { body } = await get('/meta/openapi.json');
    expect(createHash('sha256').update(body).digest('hex')).toBe(contract.contractHash);
  });
});
