import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTableClient, type TableClient } from '../../../../lib/adapters/dynamodb/client.ts';
import { createStatisticsTable } from '../../../../lib/adapters/dynamodb/statistics.ts';
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
const statistics = createStatisticsTable({ client, name: 'statistics' });

testStatistics(() => createStatisticsTable({ client: openPatientClient(), name: 'statistics' }));

it('keeps expired records until DynamoDB removes them, and leaves them out', async () => {
  await statistics.add('traffic#old', { requests: 1 }, new Date(Date.now() - 1000));
  const { Item } = await client.send('get', { TableName: 'statistics', Key: { id: 'traffic#old' } });
  expect(Item).toBeDefined();
  expect(await statistics.read(['traffic#old'])).toEqual(new Map());
});
