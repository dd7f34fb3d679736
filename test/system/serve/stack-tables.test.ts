import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_CLIENT_CONFIG, toTableVariables } from '../../../host/tables/client-config.ts';
import { createTables } from '../../../host/tables/create.ts';
import { registerClient } from '../../../infra/keys/create.ts';
import { KeyTable } from '../../../infra/keys/key-table.ts';
import { LinkSecretTable } from '../../../infra/keys/link-secret-table.ts';
import { NO_GATEWAY_KEYS } from '../../../infra/keys/no-gateway-keys.ts';
import { TABLES, type TableShape } from '../../../infra/tables.ts';
import { startEmbeddedTables, type TableEngine } from '../../support/embedded-tables/embedded.ts';
import { CHART, post, startServer } from './served.ts';

const STACK = 'natal-prod';
const server = startServer();
let engine: TableEngine;
let client: DynamoDBDocumentClient;

beforeAll(async () => {
  engine = await startEmbeddedTables();
  const tables = Object.entries<TableShape>(TABLES).map(([name, table]) => ({ ...table, name: `${STACK}-${name}` }));
  await createTables(engine.endpoint, tables);
  client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: engine.endpoint, ...LOCAL_CLIENT_CONFIG }));
});
afterAll(async () => {
  client.destroy();
  await engine.stop();
});

const environment = () => ({
  TABLES_STACK: STACK,
  TABLES_FILE: '',
  AWS_REGION: LOCAL_CLIENT_CONFIG.region,
  ...toTableVariables(engine.endpoint),
});

async function listIds(table: string): Promise<readonly string[]> {
  const { Items = [] } = await client.send(new ScanCommand({ TableName: `${STACK}-${table}` }));
  return Items.map(({ id }) => String(id));
}

describe('a host with TABLES_STACK', () => {
  it('admits the keys of the stack, counts in its tables, and writes no record of a key', async () => {
    const config = { endpoint: engine.endpoint, ...LOCAL_CLIENT_CONFIG };
    const deployment = {
      description: STACK,
      table: KeyTable.open(`${STACK}-keys`, config),
      linkSecrets: LinkSecretTable.open(`${STACK}-keys`, config),
      gatewayKeys: NO_GATEWAY_KEYS,
      issuer: undefined,
    };
    const options = { name: 'acme', plan: 'standard', scope: [] } as never;
    const { key = '', record } = await registerClient(options, deployment, new Date());
    const served = await server.start(environment());
    expect((await post(`${served.address}/ephemeris/natal-chart`, key, CHART)).status).toBe(200);
    expect((await post(`${served.address}/ephemeris/natal-chart`, 'natal_unknown', CHART)).status).toBe(401);
    const place = await fetch(`${served.address}/location/reverse?latitude=48.85&longitude=2.35`, {
      headers: { 'X-API-Key': key },
    });
    expect([place.status, place.headers.get('ratelimit')?.startsWith('"reverse-minute";r=59')]).toEqual([200, true]);
    expect(await served.end('SIGTERM')).toBe(0);
    expect((await listIds('limits')).some((id) => id.startsWith(`rl#${record.principal}#reverse#`))).toBe(true);
    expect(await listIds('keys')).toEqual([record.id]);
    const { TableNames = [] } = await client.send(new ListTablesCommand({}));
    expect(TableNames.filter((name) => !name.startsWith(`${STACK}-`))).toEqual([]);
  });

  it.each([
    [{ TABLES_STACK: 'natal prod' }, 'it must be the name of a stack such as natal-prod'],
    [{ TABLES_FILE: '/tmp/tables.sqlite' }, 'TABLES_STACK and TABLES_FILE name different tables'],
    [{ AWS_REGION: '' }, 'TABLES_STACK needs AWS_REGION'],
  ])('does not start with %o', async (changes, message) => {
    const { code, output } = await server.run([], { ...environment(), ...changes });
    expect(code).toBe(1);
    expect(output).toContain(message);
  });
});
