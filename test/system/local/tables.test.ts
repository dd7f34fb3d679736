import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readApi } from '../../../infra/local/assembly/api.ts';
import { startGateway } from '../../../infra/local/gateway.ts';
import { LOCAL_CLIENT_CONFIG } from '../../../infra/local/tables/client-config.ts';
import { startEmbeddedTables } from '../../../infra/local/tables/embedded.ts';
import { openTables } from '../../../infra/local/tables/open.ts';
import { writeAssembly } from './assembly.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tables-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const table = (name: string, keys: readonly string[]) => ({
  Type: 'AWS::DynamoDB::GlobalTable',
  Properties: {
    TableName: name,
    KeySchema: keys.map((AttributeName, index) => ({ AttributeName, KeyType: index === 0 ? 'HASH' : 'RANGE' })),
    AttributeDefinitions: keys.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
  },
});

const asking = (variables: Record<string, unknown>) => ({
  Type: 'AWS::Lambda::Function',
  Properties: {
    FunctionName: 'asking',
    Handler: 'index.handler',
    Code: { S3Key: 'echo.zip' },
    Environment: { Variables: variables },
  },
});

const TWO_TABLES = {
  First: table('test-first', ['id']),
  Second: table('test-second', ['bucket', 'entry']),
  Asking: asking({ FIRST_TABLE: { Ref: 'First' }, PLAIN: 'text' }),
};

async function tablesAt(endpoint: string): Promise<readonly string[] | undefined> {
  const client = new DynamoDBClient({ endpoint, ...LOCAL_CLIENT_CONFIG });
  const { TableNames } = await client.send(new ListTablesCommand({}));
  client.destroy();
  return TableNames;
}

describe('the tables of a template', () => {
  it('are read with their keys, and functions get their names', async () => {
    await writeAssembly(folder, TWO_TABLES);
    const { tables, functions } = await readApi(folder);
    expect(tables).toEqual([
      { name: 'test-first', partitionKey: 'id' },
      { name: 'test-second', partitionKey: 'bucket', sortKey: 'entry' },
    ]);
    expect(functions.get('Asking')?.environment).toEqual({ FIRST_TABLE: 'test-first', PLAIN: 'text' });
  });

  it('are refused where a function refers to an unknown one', async () => {
    await writeAssembly(folder, { Asking: asking({ FIRST_TABLE: { Ref: 'Nowhere' } }) });
    await expect(readApi(folder)).rejects.toThrow('Nowhere');
  });

  it('are created by the gateway and end with it', async () => {
    await writeAssembly(folder, TWO_TABLES);
    const logFolder = join(folder, 'logs');
    const gateway = await startGateway({ assemblyFolder: folder, logFolder, port: 0, log: () => undefined });
    expect(await tablesAt(gateway.tablesEndpoint)).toEqual(['test-first', 'test-second']);
    await gateway.stop();
    await expect(fetch(gateway.tablesEndpoint)).rejects.toThrow('fetch failed');
  });
});

describe('external tables', () => {
  it('are used unchanged, and missing ones are created', async () => {
    const elsewhere = await startEmbeddedTables();
    const first = { name: 'first', partitionKey: 'id' };
    await openTables([first], elsewhere.endpoint);
    const engine = await openTables([first, { name: 'second', partitionKey: 'id' }], elsewhere.endpoint);
    expect(engine.endpoint).toBe(elsewhere.endpoint);
    await engine.stop();
    expect(await tablesAt(elsewhere.endpoint)).toEqual(['first', 'second']);
    await elsewhere.stop();
  });

  it('that are unreachable are reported with their address', async () => {
    const nobody = openTables([{ name: 'first', partitionKey: 'id' }], 'http://127.0.0.1:1');
    await expect(nobody).rejects.toThrow('cannot create the tables at http://127.0.0.1:1');
  });
});
