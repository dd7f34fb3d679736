import { randomInt, randomUUID } from 'node:crypto';
import { toEntryPrefix } from '../../contract/tables/answers/answer-key.ts';
import type { AnswerItem, AnswerTable } from '../../contract/tables/answers/answer-table.ts';
import { TableUnavailable } from '../../contract/tables/table-unavailable.ts';
import {
  type AnswersTable,
  deleteBuckets,
  INVALIDATION_RETRY_POLICY,
  type InvalidationRetryPolicy,
} from './delete-buckets.ts';

/** Timeouts for the table of answers, milliseconds. */
export interface AnswerTableTimeouts extends InvalidationRetryPolicy {
  /** For all pages of an answer together; a slower read takes longer than the calculation. */
  readonly readMs: number;
  /** Short, because a client waits; an answer that is not written in time is calculated again later. */
  readonly writeMs: number;
}

const TIMEOUTS: AnswerTableTimeouts = { readMs: 150, writeMs: 300, ...INVALIDATION_RETRY_POLICY };

/** Key of an item that has the id of the last invalidation. */
interface InvalidationKey {
  readonly bucket: string;
  readonly entry: 'clearing';
}

/**
 * Copies of that item in partitions of their own. A busy instance reads one of them each second, and a partition has 3 000 read units a
 * second.
 */
export const INVALIDATION_KEYS: readonly InvalidationKey[] = ['cache', 'cache#1', 'cache#2', 'cache#3'].map(
  (bucket) => ({ bucket, entry: 'clearing' }),
);

/**
 * Creates the table of answers, with one item per part: partition `cache#<type>#<shard>`, sort key `<hash>#<part>`.
 * Nearly all answers have one part, so they take one read and one write.
 *
 * Reads are consistent: a deleted answer is not found again, and a stored one is found at once.
 */
export function createAnswerTable(table: AnswersTable, timeouts: AnswerTableTimeouts = TIMEOUTS): AnswerTable {
  const find = (bucket: string, prefix: string) => readItems(table, { bucket, prefix }, timeouts.readMs);
  const ownKey = INVALIDATION_KEYS[randomInt(INVALIDATION_KEYS.length)] as InvalidationKey;
  return {
    read: ({ bucket, hash }) => find(bucket, toEntryPrefix(hash)),
    write: (items) => writeItems(table, items, timeouts.writeMs),
    async readInvalidation() {
      const [last] = await find(ownKey.bucket, ownKey.entry);
      return String(last?.name ?? '');
    },
    async invalidate(types) {
      const deleted = await deleteBuckets(table, types, timeouts);
      const name = randomUUID();
      await Promise.all(INVALIDATION_KEYS.map((key) => writeItems(table, [{ ...key, name }], timeouts.writeMs)));
      return deleted;
    },
  };
}

interface EntryQuery {
  readonly bucket: string;
  /** Prefix of the sort keys. */
  readonly prefix: string;
}

type Item = Readonly<Record<string, unknown>>;

/** Reads all pages of a query. A page ends after one megabyte, that is after two or three parts. */
async function readItems(
  table: AnswersTable,
  { bucket, prefix }: EntryQuery,
  readMs: number,
): Promise<readonly Item[]> {
  const startedMs = performance.now();
  const query = {
    TableName: table.name,
    KeyConditionExpression: '#bucket = :bucket AND begins_with(#entry, :prefix)',
    ExpressionAttributeNames: { '#bucket': 'bucket', '#entry': 'entry' },
    ExpressionAttributeValues: { ':bucket': bucket, ':prefix': prefix },
    ConsistentRead: true,
  };
  const items: Item[] = [];
  let ExclusiveStartKey: Item | undefined;
  do {
    const deadlineMs = readMs - (performance.now() - startedMs);
    const page = await table.client.send('query', { ...query, ExclusiveStartKey }, { deadlineMs });
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
}

type Writable = AnswerItem | (InvalidationKey & { readonly name: string });

/** Writes all parts in one batch. A partial write does no harm, because readers ignore incomplete answers. */
async function writeItems(
  { client, name }: AnswersTable,
  items: readonly Writable[],
  deadlineMs: number,
): Promise<void> {
  const requests = items.map((Item) => ({ PutRequest: { Item } }));
  const { UnprocessedItems = {} } = await client.send(
    'batchWrite',
    { RequestItems: { [name]: requests } },
    { deadlineMs },
  );
  if (UnprocessedItems[name]?.length) throw new TableUnavailable('the table is too busy to keep an answer');
}
