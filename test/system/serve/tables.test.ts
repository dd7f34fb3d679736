import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOCAL_CLIENT_CONFIG } from '../../../host/tables/client-config.ts';
import { tablesInDynamoDb } from '../../../host/tables/in-dynamodb.ts';
import { tablesInFile } from '../../../host/tables/in-file.ts';
import { testClient } from '../../support/clients.ts';
import { startEmbeddedTables } from '../../support/embedded-tables/embedded.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tables-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function tablesAt(endpoint: string): Promise<readonly string[] | undefined> {
  const client = new DynamoDBClient({ endpoint, ...LOCAL_CLIENT_CONFIG });
  const { TableNames } = await client.send(new ListTablesCommand({}));
  client.destroy();
  return TableNames;
}

describe('tables in a file', () => {
  it('outlive the service', async () => {
    const file = join(folder, 'state', 'tables.sqlite');
    const { record } = testClient();
    const first = await tablesInFile(file)([]);
    expect(first.location).toEqual({ file });
    await first.openKeys('keys').add(record);
    await first.stop();
    const second = await tablesInFile(file)([]);
    expect(await second.openKeys('keys').listAll()).toEqual([record]);
    await second.stop();
  });

  it('that cannot be written are reported in a sentence', async () => {
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
