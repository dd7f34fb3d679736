import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../../functions/api.ts';
import { buildContract } from '../../../infra/build/openapi.ts';
import { CHECKS } from '../../../infra/verify/all-checks.ts';
import { type Check, CheckFailure } from '../../../infra/verify/check.ts';
import { Service } from '../../../infra/verify/service.ts';
import type { Endpoint } from '../../../lib/contract/endpoint.ts';

const CONTRACT = JSON.stringify((await buildContract()).openapi);

/** Answers everything with 200: the contract where it is asked for, and an empty list otherwise. */
function createIndifferentServer(contract: string): Server {
  return createServer((request, response) => {
    request.resume();
    const body = request.url === '/meta/openapi.json' ? contract : '[]';
    response.writeHead(200, { 'Content-Type': `application/json; method=${request.method}` });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
}

const servers = [createIndifferentServer(CONTRACT), createIndifferentServer('{}')] as const;

async function listen(server: Server): Promise<Service> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return new Service(`http://127.0.0.1:${address.port}/`, 'any key');
}

let services: readonly Service[] = [];
beforeAll(async () => {
  services = await Promise.all(servers.map(listen));
});
afterAll(() => servers.forEach((server) => void server.close()));

/** Whether a service keeps the guarantee of a check. */
async function isKept(check: Check, service: Service): Promise<boolean> {
  try {
    await check.run(service);
    return true;
  } catch (fault) {
    if (fault instanceof CheckFailure) return false;
    throw fault;
  }
}

describe('a check of npm run verify', () => {
  it.each(CHECKS)('detects a service that does not keep it: $title', async (check) => {
    const outcomes = await Promise.all(services.map((service) => isKept(check, service)));
    const isContract = check.title.startsWith('GET /meta/openapi.json,');
    expect(outcomes).toEqual([isContract, false]);
  });

  it('exists for every endpoint, except those that change something or need what an earlier request made', () => {
    const endpoints = Object.values(api).flatMap((group): readonly Endpoint[] => group.endpoints);
    const missing = endpoints
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => !CHECKS.some(({ title }) => title.startsWith(`${name}, `)));
    expect(missing).toEqual([
      'POST /predictive/optimization/clear-cache',
      // The check of links ends one.
      'DELETE /links/{id}',
      'POST /bulk/jobs',
      'POST /bulk/jobs/{job_id}/start',
      'GET /bulk/jobs/{job_id}',
      'DELETE /bulk/jobs/{job_id}',
    ]);
  });
});
