import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildContract } from '../../../infra/build/openapi.ts';
import type { LambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import { CONTRACT_FILE_NAME, openContract } from '../../../lib/runtime/contract-file.ts';
import { gatewayEvent, LAMBDA_CONTEXT, type TestRequest } from '../../support/gateway-event.ts';

let folder: string;
let handler: LambdaHandler;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meta-'));
  await writeFile(join(folder, CONTRACT_FILE_NAME), JSON.stringify(await buildContract()));
  vi.stubEnv('LAMBDA_TASK_ROOT', folder);
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'SILENT');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  ({ handler } = await import('../../../functions/meta/index.ts'));
});

afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const send = (request: TestRequest) => handler(gatewayEvent(request), LAMBDA_CONTEXT);

test('the deployed function reads its contract from the file in its own package', async () => {
  const { statusCode, body } = await send({ method: 'GET', path: '/meta/openapi.json' });
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ openapi: '3.1.1' });
});

test('404 names the nearest path of the contract', async () => {
  const { statusCode, headers, body } = await send({ method: 'GET', path: '/helth' });
  expect(statusCode).toBe(404);
  expect(headers?.['Content-Type']).toBe('application/problem+json');
  expect(JSON.parse(body)).toMatchObject({ error: 'RouteNotFound', detail: expect.stringContaining('/health') });
});

test('400 for rows of a map, even for an unknown path or an unsupported method', async () => {
  for (const [method, path] of [
    ['POST', '/acg/maps'],
    ['GET', '/acg/lines'],
  ] as const) {
    const { statusCode, body } = await send({ method, path, query: { format: 'llm_v2' } });
    expect([statusCode, JSON.parse(body).error]).toEqual([400, 'LLMModeNotSupported']);
    const { statusCode: withoutRows } = await send({ method, path });
    expect(withoutRows).toBe(path === '/acg/lines' ? 405 : 404);
  }
});

test('405 lists the methods in Allow', async () => {
  const { statusCode, headers } = await send({ method: 'POST', path: '/health' });
  expect(statusCode).toBe(405);
  expect(headers?.Allow).toBe('GET, HEAD, OPTIONS');
});

test('204 answers the preflight of a browser', async () => {
  const { statusCode, headers } = await send({ method: 'OPTIONS', path: '/health' });
  expect(statusCode).toBe(204);
  expect(headers).toMatchObject({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
  });
});

test('a function without LAMBDA_TASK_ROOT fails with an error that names it', () => {
  expect(() => openContract('')).toThrow('LAMBDA_TASK_ROOT');
});
