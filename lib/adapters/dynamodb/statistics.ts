import { randomInt } from 'node:crypto';
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

/**
 * Items of a record. An instance adds to one of them, as one item takes 1 000 write units a second and an addition to a day's
 * durations is seven. Fewer would leave sums unread until their records expire.
 */
export const RECORD_SHARDS = 4;

interface StatisticsTable {
  readonly client: TableClient;
  readonly name: string;
  /** The item of each record to which this instance adds, [0, {@link RECORD_SHARDS}); any one unless stated. */
  readonly shard?: number;
}

/** The first item has the name of the record alone. */
const toShardId = (record: string, shard: number): string => (shard === 0 ? record : `${record}#${shard}`);

const listShardIds = (record: string): readonly string[] =>
  Array.from({ length: RECORD_SHARDS }, (_, shard) => toShardId(record, shard));

/** Statistics in DynamoDB: some items per record, one number attribute per sum, removal time in `expires_at`. */
export function createStatisticsTable(table: StatisticsTable): Statistics {
  const { shard = randomInt(RECORD_SHARDS) } = table;
  return {
    async add(record, counts, expiresAt) {
      await table.client.send('update', {
        TableName: table.name,
        Key: { id: toShardId(record, shard) },
        ...createAddition(counts, Math.floor(expiresAt.getTime() / 1000)),
        // Explicit, because the role of most functions allows no other value.
        ReturnValues: 'NONE',
      });
    },
    async read(records) {
      const recordOf = new Map(records.flatMap((record) => listShardIds(record).map((id) => [id, record] as const)));
      const ids = [...recordOf.keys()];
      const chunks = Array.from({ length: Math.ceil(ids.length / MAX_KEYS) }, (_, index) =>
        ids.slice(index * MAX_KEYS, (index + 1) * MAX_KEYS),
      );
      const items = (await Promise.all(chunks.map((chunk) => readChunk(table, chunk)))).flat();
      return sumByRecord(items.map(([id, counts]) => [recordOf.get(id) ?? id, counts]));
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

function sumByRecord(items: readonly (readonly [record: string, counts: Counts])[]): ReadonlyMap<string, Counts> {
  const sums = new Map<string, Record<string, number>>();
  for (const [record, counts] of items) {
    const sum = sums.get(record) ?? {};
    for (const [name, count] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + count;
    sums.set(record, sum);
  }
  return sums;
}

async function readChunk({ client, name }: StatisticsTable, ids: readonly string[]): Promise<[string, Counts][]> {
  const request = { RequestItems: { [name]: { Keys: ids.map((id) => ({ id })) } } };
  const { Responses = {}, UnprocessedKeys = {} } = await client.send('batchGet', request, READ_TIMEOUT);
  if (Object.keys(UnprocessedKeys).length > 0)
    throw new TableUnavailable('the table gave only a part of the statistics');
  const now = Date.now() / 1000;
  return (Responses[name] ?? [])
    .filter(({ expires_at }) => Number(expires_at) > now)
    .map(({ id, expires_at: _, ...counts }) => [String(id), counts as Counts]);
}
