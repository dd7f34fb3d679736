import * as z from 'zod';

/** One call to one table. */
export interface TableCall {
  readonly table: string;
  /** Request units as DynamoDB counts them: 4 kB read consistently, 1 kB written. */
  readonly readUnits: number;
  readonly writeUnits: number;
  readonly fromMs: number;
  readonly toMs: number;
}

type Units = Omit<TableCall, 'fromMs' | 'toMs'>;

const Capacity = z.object({ TableName: z.string(), CapacityUnits: z.number() });
const Output = z.object({ ConsumedCapacity: z.union([Capacity, z.array(Capacity)]) });

const Consistency = z.object({ ConsistentRead: z.boolean().default(false) });
const OfKeys = Consistency.extend({ Keys: z.array(z.unknown()) });
const OfTables = z.object({ RequestItems: z.record(z.string(), OfKeys) });

/** Units that a reading of one table takes at least. */
type Least = (input: unknown, table: string) => number;

const leastOfOne: Least = (input) => (Consistency.parse(input).ConsistentRead ? 1 : 0.5);

const leastOfMany: Least = (input, table) => {
  const asked = OfTables.parse(input).RequestItems[table];
  if (!asked) throw new Error(`the engine tells of ${table}, which was not asked`);
  return asked.Keys.length * leastOfOne(asked, table);
};

const READING: ReadonlyMap<string, Least> = new Map([
  ['GetItem', leastOfOne],
  ['Query', leastOfOne],
  ['BatchGetItem', leastOfMany],
]);
const WRITING = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem']);

/** A call as it was made and answered. */
export interface Told {
  readonly action: string;
  readonly input: unknown;
  /** What the engine answered, as JSON. */
  readonly output: string;
}

/**
 * What a call took, from what the engine told of it. To the embedded engine a query that finds nothing is free; DynamoDB
 * counts at least one unit where it is consistent, and half of one where it is not.
 *
 * @source "ConsumedCapacity", Amazon DynamoDB API Reference (API_ConsumedCapacity); "DynamoDB read and write operations",
 * Amazon DynamoDB Developer Guide
 * (https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html): "If you perform a read
 * operation on an item that doesn't exist, DynamoDB will still consume read throughput", and queries are charged "even if
 * no data exists"
 * @throws Error for an action that neither reads nor writes, and where the engine told nothing
 */
export function unitsIn({ action, input, output }: Told): readonly Units[] {
  const least = READING.get(action);
  if (!least && !WRITING.has(action)) throw new Error(`nobody knows what ${action} takes`);
  const { ConsumedCapacity } = Output.parse(JSON.parse(output));
  return [ConsumedCapacity].flat().map(({ TableName, CapacityUnits }) => ({
    table: TableName,
    readUnits: least ? Math.max(CapacityUnits, least(input, TableName)) : 0,
    writeUnits: least ? 0 : CapacityUnits,
  }));
}

/** How often a request waits for tables: calls that are under way together are waited for once. */
export function roundsOf(calls: readonly TableCall[]): number {
  let rounds = 0;
  let busyUntilMs = Number.NEGATIVE_INFINITY;
  for (const { fromMs, toMs } of calls.toSorted((a, b) => a.fromMs - b.fromMs)) {
    if (fromMs >= busyUntilMs) rounds += 1;
    busyUntilMs = Math.max(busyUntilMs, toMs);
  }
  return rounds;
}
