import { setTimeout as delay } from 'node:timers/promises';
import type { BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { hashOfEntry, listBuckets } from '../../contract/tables/answers/answer-key.ts';
import type { DeletedAnswers } from '../../contract/tables/answers/answer-table.ts';
import { TableUnavailable } from '../../contract/tables/table-unavailable.ts';
import type { TableClient } from './client.ts';

/** Time limit and retry pause of an invalidation. */
export interface InvalidationRetryPolicy {
  /** Milliseconds after which the deletion stops. */
  readonly timeoutMs: number;
  /** Milliseconds before the first retry of items that a busy table did not process; doubled for each further retry. */
  readonly firstPauseMs: number;
}

/** Well below API Gateway's time limit of 29 s. */
export const INVALIDATION_RETRY_POLICY: InvalidationRetryPolicy = { timeoutMs: 20_000, firstPauseMs: 50 };

/** The table of answers with its client. */
export interface AnswersTable {
  readonly client: TableClient;
  readonly name: string;
}

const PARALLEL_BUCKETS = 8;
const BATCH_SIZE = 25;
const MAX_TRIES = 8;
const DEADLINE_MS = 2000;

/** Hashes of the deleted answers, and their bytes by expiry. */
interface DeletionCounts {
  readonly hashes: Set<string>;
  readonly bytesByExpiry: Map<number, number>;
}

interface Entry {
  readonly bucket: string;
  readonly entry: string;
  readonly bytes?: number;
  readonly expires_at?: number;
}

/**
 * Deletes every item of these types, several partitions at once, and counts the deleted answers and bytes.
 *
 * @throws TableUnavailable, also if the table leaves items unprocessed after every retry
 */
export async function deleteBuckets(
  table: AnswersTable,
  types: readonly string[],
  retryPolicy: InvalidationRetryPolicy,
): Promise<DeletedAnswers> {
  const endsMs = performance.now() + retryPolicy.timeoutMs;
  const counts: DeletionCounts = { hashes: new Set(), bytesByExpiry: new Map() };
  const pendingBuckets = types.flatMap(listBuckets);
  const isOver = (): boolean => performance.now() >= endsMs;
  let isComplete = true;
  const worker = async (): Promise<void> => {
    for (let bucket = pendingBuckets.pop(); bucket !== undefined; bucket = pendingBuckets.pop()) {
      for await (const entries of readPages(table, bucket)) {
        if (isOver()) isComplete = false;
        if (!isComplete) return;
        await deleteEntries(table, entries, retryPolicy.firstPauseMs);
        for (const entry of entries) countEntry(entry, counts);
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_BUCKETS }, worker));
  const bytes = [...counts.bytesByExpiry.values()].reduce((sum, each) => sum + each, 0);
  return { answers: counts.hashes.size, bytes, bytesByExpiry: counts.bytesByExpiry, isComplete };
}

function countEntry({ entry, bytes = 0, expires_at = 0 }: Entry, { hashes, bytesByExpiry }: DeletionCounts): void {
  hashes.add(hashOfEntry(entry));
  bytesByExpiry.set(expires_at, (bytesByExpiry.get(expires_at) ?? 0) + bytes);
}

async function* readPages({ client, name }: AnswersTable, bucket: string): AsyncGenerator<readonly Entry[]> {
  const names = ['bucket', 'entry', 'bytes', 'expires_at'];
  const query = {
    TableName: name,
    KeyConditionExpression: '#bucket = :bucket',
    ProjectionExpression: names.map((name) => `#${name}`).join(),
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: { ':bucket': bucket },
    ConsistentRead: true,
  };
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await client.send('query', { ...query, ExclusiveStartKey }, { deadlineMs: DEADLINE_MS });
    yield (page.Items ?? []) as Entry[];
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
}

async function deleteEntries(table: AnswersTable, entries: readonly Entry[], firstPauseMs: number): Promise<void> {
  for (let first = 0; first < entries.length; first += BATCH_SIZE) {
    const keys = entries.slice(first, first + BATCH_SIZE).map(({ bucket, entry }) => ({ bucket, entry }));
    await deleteBatch(table, keys, firstPauseMs);
  }
}

type WriteRequests = NonNullable<BatchWriteCommandInput['RequestItems']>[string];
type Key = Pick<Entry, 'bucket' | 'entry'>;

/** Deletes a batch. A busy table processes a part of it and returns the rest, which is tried again. */
async function deleteBatch({ client, name }: AnswersTable, keys: readonly Key[], firstPauseMs: number): Promise<void> {
  let unprocessed: WriteRequests = keys.map((Key) => ({ DeleteRequest: { Key } }));
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const input: BatchWriteCommandInput = { RequestItems: { [name]: unprocessed } };
    const { UnprocessedItems = {} } = await client.send('batchWrite', input, { deadlineMs: DEADLINE_MS });
    unprocessed = UnprocessedItems[name] ?? [];
    if (unprocessed.length === 0) return;
    await delay(firstPauseMs * 2 ** tries);
  }
  throw new TableUnavailable('the table is too busy to delete answers');
}
