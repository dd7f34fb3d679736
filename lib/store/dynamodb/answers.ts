import { randomUUID } from 'node:crypto';
import { entriesOf } from '../answers/answer-key.ts';
import type { AnswerTable } from '../answers/answer-table.ts';
import type { AnswerItem } from '../answers/packing.ts';
import { TableUnavailable } from '../table-unavailable.ts';
import { CLEARING_PATIENCE, type ClearingPatience, clearBuckets, type Table } from './clear-answers.ts';

/** How long the table of answers may take, milliseconds. */
export interface AnswerPatience extends ClearingPatience {
  /** For all pages of an answer together: what takes longer is sooner calculated. */
  readonly readMs: number;
  /** Somebody waits: an answer that is not written in time is calculated once more. */
  readonly writeMs: number;
}

const PATIENCE: AnswerPatience = { readMs: 150, writeMs: 300, ...CLEARING_PATIENCE };

/** The item that names the last clearing. */
const CLEARING = { bucket: 'cache', entry: 'clearing' };

/**
 * One item for each part of an answer: partition `cache#<type>#<shard>`, sort key `<hash>#<part>`. An answer of one part,
 * as nearly all are, is one read and one write.
 *
 * Reads are consistent: what was cleared is not found again, and what was kept is found at once.
 */
export function answerTable(table: Table, patience: AnswerPatience = PATIENCE): AnswerTable {
  const find = (bucket: string, prefix: string) => itemsFrom(table, { bucket, prefix }, patience.readMs);
  return {
    read: ({ bucket, hash }) => find(bucket, entriesOf(hash)),
    write: (items) => write(table, items, patience.writeMs),
    async clearing() {
      const [last] = await find(CLEARING.bucket, CLEARING.entry);
      return String(last?.name ?? '');
    },
    async clear(types) {
      const cleared = await clearBuckets(table, types, patience);
      await write(table, [{ ...CLEARING, name: randomUUID() }], patience.writeMs);
      return cleared;
    },
  };
}

interface Wanted {
  readonly bucket: string;
  /** How the names of the entries begin. */
  readonly prefix: string;
}

type Item = Readonly<Record<string, unknown>>;

/** A page of a query ends after a megabyte, so after two or three parts. */
async function itemsFrom(table: Table, { bucket, prefix }: Wanted, readMs: number): Promise<readonly Item[]> {
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

type Writable = AnswerItem | (typeof CLEARING & { readonly name: string });

/** All or, for who reads, nothing: an answer that lacks a part is none. */
async function write({ client, name }: Table, items: readonly Writable[], deadlineMs: number): Promise<void> {
  const requests = items.map((Item) => ({ PutRequest: { Item } }));
  const { UnprocessedItems = {} } = await client.send(
    'batchWrite',
    { RequestItems: { [name]: requests } },
    { deadlineMs },
  );
  if (UnprocessedItems[name]?.length) throw new TableUnavailable('the table is too busy to keep an answer');
}
