import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readApi } from '../../../infra/local/assembly/api.ts';
import { startGateway } from '../../../infra/local/gateway.ts';
import { startForkedProcess } from '../../../infra/local/lambda/checkout-process.ts';
import { logToFiles } from '../../../infra/local/lambda/log-file.ts';
import { LOCAL_CLIENT_CONFIG } from '../../../infra/local/tables/client-config.ts';
import { tablesInDynamoDb } from '../../../infra/local/tables/in-dynamodb.ts';
import { tablesInFile } from '../../../infra/local/tables/in-file.ts';
import { testClient } from '../../support/clients.ts';
import { startEmbeddedTables } from '../../support/embedded-tables/embedded.ts';
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

  it('of a gateway are in one file that outlives it', async () => {
    await writeAssembly(folder, TWO_TABLES);
    const file = join(folder, 'state', 'tables.sqlite');
    const run = () =>
      startGateway({
        assemblyFolder: folder,
        openLog: logToFiles(join(folder, 'logs')),
        port: 0,
        startProcess: startForkedProcess,
        openTables: tablesInFile(file),
        log: () => undefined,
      });
    const { record } = testClient();
    const first = await run();
    expect(first.tables.location).toEqual({ file });
    await first.tables.openKeys('keys').add(record);
    await first.stop();
    const second = await run();
    expect(await second.tables.openKeys('keys').listAll()).toEqual([record]);
    await second.stop();
  });

  it('in a file that cannot be written are reported in a sentence', async () => {
    await writeFile(join(folder, 'occupied'), '');
    const opened = tablesInFile(join(folder, 'occupied', 'tables.sqlite'))([]);
    await expect(opened).rejects.toThrow(/^the tables in .* cannot be opened: /);
  });
});

describe('external tables', () => {
  it('are used unchanged, and missing ones are created', async () => {
    const elsewhere = await startEmbeddedTables();
    const first = { name: 'first', partitionKey: 'id' };
    await tablesInDynamoDb(elsewhere.endpoint)([first]);
    const tables = await tablesInDynamoDb(elsewhere.endpoint)([first, { name: 'second', partitionKey: 'id' }]);
    expect(tables.location).toEqual({ endpoint: elsewhere.endpoint });
    await tables.stop();
    expect(await tablesAt(elsewhere.endpoint)).toEqual(['first', 'second']);
    await elsewhere.stop();
  });

  it('that are unreachable are reported with their address', async () => {
    const nobody = tablesInDynamoDb('http://127.0.0.1:1')([{ name: 'first', partitionKey: 'id' }]);
    await expect(nobody).rejects.toThrow('cannot create the tables at http://127.0.0.1:1');
  });

  it('that accept connections and never answer are given up, sooner when a signal ends the wait', async () => {
    const silent = createServer();
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}`;
    const first = [{ name: 'first', partitionKey: 'id' }];
    await expect(tablesInDynamoDb(endpoint, AbortSignal.timeout(100))(first)).rejects.toThrow('cannot create');
    await expect(tablesInDynamoDb(endpoint)(first)).rejects.toThrow('no answer within 10 s');
    silent.close();
  });
});
