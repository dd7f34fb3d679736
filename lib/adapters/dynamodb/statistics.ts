import type { Counts, Statistics } from '../../contract/tables/statistics.ts';
import { TableUnavailable } from '../../contract/tables/table-unavailable.ts';
import type { TableClient } from './client.ts';

/** @source "BatchGetItem", Amazon DynamoDB API Reference: up to 100 items in one request */
const MAX_KEYS = 100;

/**
 * For up to a hundred records at once. Only requests for the statistics themselves wait for them, so the timeout may be
 * longer. With the 150 ms of other calls, one read in two hundred failed where functions and a substitute for DynamoDB
 * shared two busy processors.
 */
const READ_TIMEOUT = { deadlineMs: 500 };

interface StatisticsTable {
  readonly client: TableClient;
  readonly name: string;
}

/** Statistics in DynamoDB: one item per record, one number attribute per sum, removal time in `expires_at`. */
export function createStatisticsTable(table: StatisticsTable): Statistics {
  return {
    async add(record, counts, expiresAt) {
      await table.client.send('update', {
        TableName: table.name,
        Key: { id: record },
        ...createAddition(counts, Math.floor(expiresAt.getTime() / 1000)),
        // Explicit, because the role of most functions allows no other value.
        ReturnValues: 'NONE',
      });
    },
    async read(records) {
      const chunks = Array.from({ length: Math.ceil(records.length / MAX_KEYS) }, (_, index) =>
        records.slice(index * MAX_KEYS, (index + 1) * MAX_KEYS),
      );
      const chunkRecords = await Promise.all(chunks.map((chunk) => readChunk(table, chunk)));
      return new Map(chunkRecords.flat());
    },
  };
}

/** All sums in one atomic expression. It uses placeholders, because many names are reserved words. */
function createAddition(counts: Counts, expiresAt: number) {
  const sums = Object.entries(counts);
  return {
    UpdateExpression: `SET expires_at = :expires ADD ${sums.map((_, index) => `#${index} :${index}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(sums.map(([name], index) => [`#${index}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(sums.map(([, count], index) => [`:${index}`, count])),
      ':expires': expiresAt,
    },
  };
}

async function readChunk({ client, name }: StatisticsTable, records: readonly string[]): Promise<[string, Counts][]> {
  const request = { RequestItems: { [name]: { Keys: records.map((id) => ({ id })) } } };
  const { Responses = {}, UnprocessedKeys = {} } = await client.send('batchGet', request, READ_TIMEOUT);
  if (Object.keys(UnprocessedKeys).length > 0)
    throw new TableUnavailable('the table gave only a part of the statistics');
  const now = Date.now() / 1000;
  return (Responses[name] ?? [])
    .filter(({ expires_at }) => Number(expires_at) > now)
    .map(({ id, expires_at: _, ...counts }) => [String(id), counts as Counts]);
}
