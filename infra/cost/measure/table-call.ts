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

const READING = new Set(['GetItem', 'Query', 'BatchGetItem']);
const WRITING = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem']);

/**
 * What a call took, from what the engine told of it.
 *
 * @source "ConsumedCapacity", Amazon DynamoDB API Reference (API_ConsumedCapacity)
 * @throws Error for an action that neither reads nor writes, and where the engine told nothing
 */
export function unitsIn(action: string, output: string): readonly Units[] {
  if (!READING.has(action) && !WRITING.has(action)) throw new Error(`nobody knows what ${action} takes`);
  const { ConsumedCapacity } = Output.parse(JSON.parse(output));
  return [ConsumedCapacity].flat().map(({ TableName, CapacityUnits }) => ({
    table: TableName,
    readUnits: READING.has(action) ? CapacityUnits : 0,
    writeUnits: WRITING.has(action) ? CapacityUnits : 0,
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
