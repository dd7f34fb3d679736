import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { seedLocalAccess } from '../../../../host/access/local-access.ts';
import { createAnswer } from '../../../../host/answer-event.ts';
import { GatewayFault } from '../../../../host/http/fault.ts';
import { tablesInDynamoDb } from '../../../../host/tables/in-dynamodb.ts';
import { AUTHORIZER } from '../../../../infra/authorizer-function.ts';
import { buildAll } from '../../../../infra/build/build.ts';
import { ensureLinkSecret } from '../../../../infra/keys/link-secrets.ts';
import { TABLES, type TableShape } from '../../../../infra/tables.ts';
import { makeKey } from '../../../../lib/adapters/access/key-format.ts';
import type { Example, Method } from '../../../../lib/contract/endpoint.ts';
import { type HttpFixture, serveHttp } from '../../../host/http/served.ts';
import { makeFileFolder } from '../../../support/file-folder.ts';
import { strictestConfinement } from './clients.ts';
import { STACK, synthesizeFunctions } from './functions.ts';
import { InterfaceClients } from './interface-client.ts';
import { Lambda } from './lambda.ts';
import { readProxyResult } from './proxy-result.ts';

/** A request to an endpoint. */
export interface Question {
  readonly method: Method;
  readonly path: string;
  readonly example: Pick<Example, 'query' | 'body'>;
}

/** The functions of the synthesized stack behind the HTTP of the host, running for the tests of one file. */
export interface Served {
  readonly clients: InterfaceClients;
  /** Sends a request with a key that has every scope. */
  ask(question: Question): Promise<Response>;
}

const toFunctionName = (group: string): string => `${STACK}-${group}`;

/** Builds and synthesizes the service, and serves it with its functions under Lambda's own client. */
export function serveSynthesized(): Served {
  const confinement = strictestConfinement();
  const clients = new InterfaceClients(confinement);
  const lambda = new Lambda(clients.start);
  const key = makeKey();
  const folder = makeFileFolder();
  const up: { http?: HttpFixture } = {};
  beforeAll(async () => {
    await install(lambda, folder, key);
    up.http = await serveHttp({ answer: answerBy(lambda) });
  });
  afterAll(async () => {
    await up.http?.close();
    await lambda.stop();
    confinement.remove();
  });
  return {
    clients,
    ask: ({ method, path, example: { query, body } }) =>
      fetch(`${up.http?.address}${path}?${new URLSearchParams(query)}`, {
        method,
        headers: { 'X-API-Key': key, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}

async function install(lambda: Lambda, folder: string, key: string): Promise<void> {
  const tablesEndpoint = process.env.DYNAMODB_TEST_ENDPOINT;
  if (tablesEndpoint === undefined) throw new Error('there is no DynamoDB Local');
  await buildAll();
  const functions = await synthesizeFunctions(join(folder, 'cdk.out'));
  const tables = await tablesInDynamoDb(tablesEndpoint)(
    Object.entries<TableShape>(TABLES).map(([name, table]) => ({ ...table, name: `${STACK}-${name}` })),
  );
  const withTables = functions.map((spec) => ({ ...spec, environment: { ...spec.environment, ...tables.variables } }));
  await lambda.install(withTables, folder);
  const keysTable = functions.map(({ environment }) => environment[TABLES.keys.variable]).find(Boolean);
  if (keysTable === undefined) throw new Error('no function has a table of keys');
  await ensureLinkSecret(tables.openLinkSecrets(keysTable), new Date());
  await seedLocalAccess({ keys: tables.openKeys(keysTable), key });
}

/** Keys of the plan `local` are not counted. */
const answerBy = (lambda: Lambda) =>
  createAnswer({
    authorizer: async (event) => JSON.parse(await invoke(lambda, AUTHORIZER, event)),
    charge: async () => undefined,
    run: async (group, event) => readProxyResult(await invoke(lambda, group, event)),
  });

/** @throws GatewayFault where the function does not answer */
async function invoke(lambda: Lambda, group: string, event: unknown): Promise<string> {
  const outcome = await lambda.invoke(toFunctionName(group), event);
  if (outcome.type === 'result') return outcome.payload;
  throw new GatewayFault('DEFAULT_5XX', { cause: outcome.reason });
}
