import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { buildAll } from '../../../../infra/build/build.ts';
import { type LocalGateway, startGateway } from '../../../../infra/local/gateway.ts';
import { logToFiles } from '../../../../infra/local/lambda/log-file.ts';
import { seedLocalAccess } from '../../../../infra/local/local-access.ts';
import { synthesise } from '../../../../infra/local/synthesise.ts';
import { tablesInDynamoDb } from '../../../../infra/local/tables/in-dynamodb.ts';
import { makeKey } from '../../../../lib/adapters/access/key-format.ts';
import type { Example, Method } from '../../../../lib/contract/endpoint.ts';
import { strictestConfinement } from './clients.ts';
import { InterfaceClients } from './interface-client.ts';

/** A request to an endpoint. */
export interface Question {
  readonly method: Method;
  readonly path: string;
  readonly example: Pick<Example, 'query' | 'body'>;
}

/** The whole synthesised service, running for the tests of one file. */
export interface Served {
  readonly clients: InterfaceClients;
  /** Sends a request with a key that has every scope. */
  ask(question: Question): Promise<Response>;
}

/** Builds and synthesises the service, and serves it with its functions under Lambda's own client. */
export function serveSynthesised(): Served {
  const confinement = strictestConfinement();
  const clients = new InterfaceClients(confinement);
  const key = makeKey();
  const up: { gateway?: LocalGateway; folder?: string } = {};
  beforeAll(async () => {
    up.folder = await mkdtemp(join(tmpdir(), 'aws-test-'));
    up.gateway = await start(up.folder, clients);
    const { tables, keysTable } = up.gateway;
    if (keysTable === undefined) throw new Error('the template has no table of keys');
    await seedLocalAccess({ keys: tables.openKeys(keysTable), key });
  });
  afterAll(async () => {
    await up.gateway?.stop();
    confinement.remove();
    if (up.folder) await rm(up.folder, { recursive: true });
  });
  return {
    clients,
    ask: ({ method, path, example: { query, body } }) =>
      fetch(`${up.gateway?.address}${path}?${new URLSearchParams(query)}`, {
        method,
        headers: { 'X-API-Key': key, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}

async function start(folder: string, clients: InterfaceClients): Promise<LocalGateway> {
  const tablesEndpoint = process.env.DYNAMODB_TEST_ENDPOINT;
  if (tablesEndpoint === undefined) throw new Error('there is no DynamoDB Local');
  const assemblyFolder = join(folder, 'cdk.out');
  await buildAll();
  await synthesise(assemblyFolder, { environment: process.env, signal: new AbortController().signal });
  return await startGateway({
    assemblyFolder,
    openLog: logToFiles(join(folder, 'logs')),
    port: 0,
    openTables: tablesInDynamoDb(tablesEndpoint),
    limits: { workersPerFunction: 1 },
    startProcess: clients.start,
    log: (line) => console.error(line),
  });
}
