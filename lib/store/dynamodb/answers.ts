import { randomUUID } from 'node:crypto';
import { toEntryPrefix } from '../answers/answer-key.ts';
import type { AnswerTable } from '../answers/answer-table.ts';
import type { AnswerItem } from '../answers/serialization.ts';
import { TableUnavailable } from '../table-unavailable.ts';
import {
  type AnswersTable,
  deleteBuckets,
  INVALIDATION_RETRY_POLICY,
  type InvalidationRetryPolicy,
} from './delete-buckets.ts';

/** How long the table of answers may take, milliseconds. */
export interface AnswerTableTimeouts extends InvalidationRetryPolicy {
  /** For all pages of an answer together: what takes longer is sooner calculated. */
  readonly readMs: number;
  /** Somebody waits: an answer that is not written in time is calculated once more. */
  readonly writeMs: number;
}

const TIMEOUTS: AnswerTableTimeouts = { readMs: 150, writeMs: 300, ...INVALIDATION_RETRY_POLICY };

/** The item that names the last clearing. */
const INVALIDATION_KEY = { bucket: 'cache', entry: 'clearing' };

/**
 * One item for each part of an answer: partition `cache#<type>#<shard>`, sort key `<hash>#<part>`. An answer of one part,
 * as nearly all are, is one read and one write.
 *
 * Reads are consistent: what was cleared is not found again, and what was kept is found at once.
 */
export function createAnswerTable(table: AnswersTable, timeouts: AnswerTableTimeouts = TIMEOUTS): AnswerTable {
  const find = (bucket: string, prefix: string) => readItems(table, { bucket, prefix }, timeouts.readMs);
  return {
    read: ({ bucket, hash }) => find(bucket, toEntryPrefix(hash)),
    write: (items) => writeItems(table, items, timeouts.writeMs),
    async readInvalidation() {
      const [last] = await find(INVALIDATION_KEY.bucket, INVALIDATION_KEY.entry);
      return String(last?.name ?? '');
    },
    async invalidate(types) {
      const deleted = await deleteBuckets(table, types, timeouts);
      await writeItems(table, [{ ...INVALIDATION_KEY, name: randomUUID() }], timeouts.writeMs);
      return deleted;
    },
  };
}

interface EntryQuery {
  readonly bucket: string;
  /** How the names of the entries begin. */
  readonly prefix: string;
}

type Item = Readonly<Record<string, unknown>>;

/** A page of a query ends after a megabyte, so after two or three parts. */
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

type Writable = AnswerItem | (typeof INVALIDATION_KEY & { readonly name: string });

/** All or, for who reads, nothing: an answer that lacks a part is none. */
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
