import { setTimeout as delay } from 'node:timers/promises';
import type { BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { bucketsOf, hashOf } from '../answers/answer-key.ts';
import type { Cleared } from '../answers/answer-table.ts';
import { TableUnavailable } from '../table-unavailable.ts';
import type { TableClient } from './client.ts';

/** How long a clearing may take. */
export interface ClearingPatience {
  /** After so many milliseconds no more is deleted. */
  readonly clearingMs: number;
  /** Before what a busy table left over is tried again for the first time; twice as long each time after. */
  readonly firstPauseMs: number;
}

/** Well within what API Gateway waits for an answer, 29 s. */
export const CLEARING_PATIENCE: ClearingPatience = { clearingMs: 20_000, firstPauseMs: 50 };

/** The table of answers, and who asks it. */
export interface Table {
  readonly client: TableClient;
  readonly name: string;
}

const AT_ONCE = 8;
const BATCH = 25;
const MOST_TRIES = 8;
const DEADLINE_MS = 2000;

/** Sizes and ends of the deleted items. */
interface Tally {
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
 * Deletes every item of these types, several partitions at once, and counts what is deleted.
 *
 * @throws TableUnavailable also for a table that goes on leaving items over
 */
export async function clearBuckets(
  table: Table,
  types: readonly string[],
  patience: ClearingPatience,
): Promise<Cleared> {
  const endsMs = performance.now() + patience.clearingMs;
  const tally: Tally = { hashes: new Set(), bytesByExpiry: new Map() };
  const waiting = types.flatMap(bucketsOf);
  const isOver = (): boolean => performance.now() >= endsMs;
  let isComplete = true;
  const worker = async (): Promise<void> => {
    for (let bucket = waiting.pop(); bucket !== undefined; bucket = waiting.pop()) {
      for await (const entries of pagesOf(table, bucket)) {
        if (isOver()) isComplete = false;
        if (!isComplete) return;
        await deleteAll(table, entries, patience.firstPauseMs);
        for (const entry of entries) count(entry, tally);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const bytes = [...tally.bytesByExpiry.values()].reduce((sum, each) => sum + each, 0);
  return { answers: tally.hashes.size, bytes, bytesByExpiry: tally.bytesByExpiry, isComplete };
}

function count({ entry, bytes = 0, expires_at = 0 }: Entry, { hashes, bytesByExpiry }: Tally): void {
  hashes.add(hashOf(entry));
  bytesByExpiry.set(expires_at, (bytesByExpiry.get(expires_at) ?? 0) + bytes);
}

async function* pagesOf({ client, name }: Table, bucket: string): AsyncGenerator<readonly Entry[]> {
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

async function deleteAll(table: Table, entries: readonly Entry[], firstPauseMs: number): Promise<void> {
  for (let first = 0; first < entries.length; first += BATCH) {
    const keys = entries.slice(first, first + BATCH).map(({ bucket, entry }) => ({ bucket, entry }));
    await deleteBatch(table, keys, firstPauseMs);
  }
}

type WriteRequests = NonNullable<BatchWriteCommandInput['RequestItems']>[string];
type Key = Pick<Entry, 'bucket' | 'entry'>;

/** A busy table takes part of a batch and names the rest. */
async function deleteBatch({ client, name }: Table, keys: readonly Key[], firstPauseMs: number): Promise<void> {
  let left: WriteRequests = keys.map((Key) => ({ DeleteRequest: { Key } }));
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const input: BatchWriteCommandInput = { RequestItems: { [name]: left } };
    const { UnprocessedItems = {} } = await client.send('batchWrite', input, { deadlineMs: DEADLINE_MS });
    left = UnprocessedItems[name] ?? [];
    if (left.length === 0) return;
    await delay(firstPauseMs * 2 ** tries);
  }
  throw new TableUnavailable('the table is too busy to delete answers');
}
