import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTableClient, type TableClient } from '../../../../lib/adapters/dynamodb/client.ts';
import { createStatisticsTable, RECORD_SHARDS } from '../../../../lib/adapters/dynamodb/statistics.ts';
import { startTables, type TestTables } from '../../../support/dynamo.ts';
import { testStatistics } from '../tables/suites/statistics.ts';

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.stop());

/** A timeout long enough for a hundred concurrent writes on a busy machine. */
function openPatientClient(): TableClient {
  const { send } = openTableClient();
  return { send: (command, input) => send(command, input, { deadlineMs: 10_000 }) };
}

const client = openPatientClient();
const statistics = createStatisticsTable({ client, name: 'statistics', shard: 0 });

testStatistics(() => createStatisticsTable({ client: openPatientClient(), name: 'statistics' }));

it('keeps expired records until DynamoDB removes them, and leaves them out', async () => {
  await statistics.add('traffic#old', { requests: 1 }, new Date(Date.now() - 1000));
  const { Item } = await client.send('get', { TableName: 'statistics', Key: { id: 'traffic#old' } });
  expect(Item).toBeDefined();
  expect(await statistics.read(['traffic#old'])).toEqual(new Map());
});

it('spreads the additions of instances over items, and reads their sums', async () => {
  const shards = Array.from({ length: RECORD_SHARDS }, (_, shard) => shard);
  const later = new Date(Date.now() + 60_000);
  for (const shard of shards) {
    const own = createStatisticsTable({ client, name: 'statistics', shard });
    await own.add('traffic#spread', { requests: 10 ** shard, [`only_${shard}`]: 1 }, later);
  }
  const counts = { requests: 1111, only_0: 1, only_1: 1, only_2: 1, only_3: 1 };
  expect(await statistics.read(['traffic#spread', 'traffic#none'])).toEqual(new Map([['traffic#spread', counts]]));
  const ids = ['traffic#spread', 'traffic#spread#1', 'traffic#spread#2', 'traffic#spread#3'];
  for (const [shard, id] of ids.entries()) {
    const { Item } = await client.send('get', { TableName: 'statistics', Key: { id } });
    expect(Item).toMatchObject({ requests: 10 ** shard });
  }
});

it('has an instance add to any of the items, so that many use all of them', async () => {
  const keys = new Set<string>();
  const seen: TableClient = { send: async (_, { Key }: never) => void keys.add((Key as { id: string }).id) as never };
  for (let instance = 0; instance < 200; instance += 1)
    await createStatisticsTable({ client: seen, name: 'statistics' }).add('answers#day', { bytes: 1 }, new Date());
  expect(keys.size).toBe(RECORD_SHARDS);
});
