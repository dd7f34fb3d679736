import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { LOCAL_CLIENT_CONFIG } from '../../../host/tables/client-config.ts';
import { tablesInDynamoDb } from '../../../host/tables/in-dynamodb.ts';
import { startEmbeddedTables } from '../../support/embedded-tables/embedded.ts';

async function tablesAt(endpoint: string): Promise<readonly string[] | undefined> {
  const client = new DynamoDBClient({ endpoint, ...LOCAL_CLIENT_CONFIG });
  const { TableNames } = await client.send(new ListTablesCommand({}));
  client.destroy();
  return TableNames;
}

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
