import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTables, type TestTables } from '../../../support/dynamo.ts';

type Client = typeof import('../../../../lib/adapters/dynamodb/client.ts');
type Connection = typeof import('../../../../lib/adapters/dynamodb/connection.ts');

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.stop());

/** Simulates a fresh process, because the SDK reads the endpoint on first use. */
async function freshClient(endpoint = tables.endpoint): Promise<Client & Connection> {
  vi.resetModules();
  process.env.AWS_ENDPOINT_URL_DYNAMODB = endpoint;
  const client: Client = await import('../../../../lib/adapters/dynamodb/client.ts');
  const connection: Connection = await import('../../../../lib/adapters/dynamodb/connection.ts');
  return { ...client, ...connection };
}

const item = { TableName: 'keys', Key: { id: 'a' } };

const unavailable = (reason: RegExp) =>
  expect.objectContaining({ name: 'TableUnavailable', message: expect.stringMatching(reason) });

describe('a table that answers', () => {
  it('returns the item that was put', async () => {
    const { openTableClient } = await freshClient();
    const table = openTableClient();
    await table.send('put', { TableName: 'keys', Item: { id: 'a', uses: 3, nothing: undefined } });
    expect((await table.send('get', item)).Item).toEqual({ id: 'a', uses: 3 });
  });

  it('reports a failed condition by its name and takes the next call at once', async () => {
    const { openTableClient } = await freshClient();
    const table = openTableClient();
    const absent = { ConditionExpression: 'attribute_not_exists(id)' };
    await table.send('put', { TableName: 'keys', Item: { id: 'b' } });
    const again = table.send('put', { TableName: 'keys', Item: { id: 'b' }, ...absent });
    await expect(again).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
    expect((await table.send('get', item)).Item).toBeDefined();
  });

  it('is reached over reused connections, which are counted', async () => {
    const { openTableClient, readConnectionPool } = await freshClient();
    expect(readConnectionPool()).toEqual({ open: 0, most: 50 });
    const table = openTableClient();
    await Promise.all([table.send('get', item), table.send('get', item), table.send('get', item)]);
    for (let call = 0; call < 5; call++) await table.send('get', item);
    expect(readConnectionPool()).toEqual({ open: 3, most: 50 });
  });

  it('counts as unavailable for an invalid command, with the error as cause', async () => {
    const { openTableClient } = await freshClient();
    const call = openTableClient().send('get', { TableName: 'nowhere', Key: { id: 'a' } });
    await expect(call).rejects.toMatchObject({
      name: 'TableUnavailable',
      cause: { name: 'ResourceNotFoundException' },
    });
  });
});

describe('a table that does not answer', () => {
  let hanging: Server;
  const sockets = new Set<Socket>();
  let endpoint: string;
  beforeEach(async () => {
    hanging = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
    await once(hanging.listen(0, '127.0.0.1'), 'listening');
    endpoint = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
    return () => {
      for (const socket of sockets) socket.destroy();
      hanging.close();
    };
  });

  it('fails at the deadline and rests after three failures, and calls to other tables are still made', async () => {
    const { openTableClient } = await freshClient(endpoint);
    const table = openTableClient();
    const calls = [table.send('get', item), table.send('get', item), table.send('get', item)];
    for (const call of calls) await expect(call).rejects.toEqual(unavailable(/no answer within 1000 ms/));
    const connections = sockets.size;
    await expect(table.send('get', item)).rejects.toEqual(unavailable(/failed a moment ago/));
    expect(sockets.size).toBe(connections);
    await expect(openTableClient().send('get', item)).rejects.toEqual(unavailable(/no answer/));
    expect(sockets.size).toBeGreaterThan(connections);
  });

  it('has the short deadline after its first answer', async () => {
    const { openTableClient } = await freshClient();
    await openTableClient().send('get', item);
    await tables.stop();
    const port = Number(new URL(tables.endpoint).port);
    const silent = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
    await once(silent.listen(port, '127.0.0.1'), 'listening');
    await expect(openTableClient().send('get', item)).rejects.toEqual(unavailable(/no answer within 150 ms/));
    await expect(openTableClient().send('get', item, { deadlineMs: 20 })).rejects.toEqual(unavailable(/within 20 ms/));
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => silent.close(resolve));
    await tables.restart();
  });
});

it('a table that disappears fails and is used again when it is back', async () => {
  const { openTableClient } = await freshClient();
  const table = openTableClient();
  await table.send('get', item);
  await tables.stop();
  await expect(table.send('get', item)).rejects.toEqual(unavailable(/ECONNREFUSED/));
  await tables.restart();
  await vi.waitFor(() => table.send('get', item), { timeout: 5000 });
});
