import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AnswerTableTimeouts,
  createAnswerTable,
  INVALIDATION_KEYS,
} from '../../../../lib/adapters/dynamodb/answers.ts';
import { openTableClient, type TableClient } from '../../../../lib/adapters/dynamodb/client.ts';
import { toEntry } from '../../../../lib/contract/tables/answers/answer-key.ts';
import type { AnswerTable } from '../../../../lib/contract/tables/answers/answer-table.ts';
import { TableUnavailable } from '../../../../lib/contract/tables/table-unavailable.ts';
import { startTables, type TestTables } from '../../../support/dynamo.ts';
import { itemsFor, keyOf, testAnswers } from '../tables/suites/answers.ts';

const TABLE = 'cache';

let tables: TestTables;
let client: TableClient;
beforeAll(async () => {
  tables = await startTables();
  client = openTableClient();
});
afterAll(() => tables.stop());
/** Timeouts long enough for a busy machine. */
const PATIENCE: AnswerTableTimeouts = { readMs: 10_000, writeMs: 10_000, timeoutMs: 20_000, firstPauseMs: 1 };

const tableOf = (through: TableClient, patience: Partial<AnswerTableTimeouts> = {}): AnswerTable =>
  createAnswerTable({ client: through, name: TABLE }, { ...PATIENCE, ...patience });

testAnswers((timeoutMs = PATIENCE.timeoutMs) => tableOf(client, { timeoutMs }));

it('an answer with an unprocessed part fails to be written', async () => {
  const busy: TableClient = { send: async () => ({ UnprocessedItems: { [TABLE]: [{}] } }) as never };
  await expect(tableOf(busy).write(itemsFor(keyOf('busy')))).rejects.toThrow(TableUnavailable);
});

describe('an invalidation', () => {
  it('also deletes malformed items', async () => {
    const { bucket, hash } = keyOf('garbage');
    const Item = { bucket, entry: toEntry(hash, 0), value: 'no bytes at all' };
    await client.send('put', { TableName: TABLE, Item });
    expect(await tableOf(client).invalidate(['transits'])).toMatchObject({ answers: 1, bytes: 0 });
    expect(await tableOf(client).read({ bucket, hash })).toEqual([]);
  });

  it('retries items that a busy table did not process', async () => {
    const table = tableOf(client);
    for (let index = 0; index < 30; index += 1) await table.write(itemsFor(keyOf(`${index}`)));
    const busy = leavingOver(client);
    const cleared = await tableOf(busy).invalidate(['transits']);
    expect(cleared).toMatchObject({ answers: 30, isComplete: true });
    expect(busy.leftOver).toBeGreaterThan(0);
    for (let index = 0; index < 30; index += 1) expect(await table.read(keyOf(`${index}`))).toEqual([]);
  });

  it('is known to every instance, whichever copy of its id it reads', async () => {
    const names = async () => {
      const reads = INVALIDATION_KEYS.map((Key) => client.send('get', { TableName: TABLE, Key, ConsistentRead: true }));
      return (await Promise.all(reads)).map(({ Item }) => Item?.name);
    };
    await tableOf(client).invalidate([]);
    const [first, ...others] = await names();
    expect(others).toEqual(others.map(() => first));
    for (let instance = 0; instance < 20; instance += 1) expect(await tableOf(client).readInvalidation()).toBe(first);
    await tableOf(client).invalidate([]);
    for (const name of await names()) expect(name).not.toBe(first);
    expect(new Set(INVALIDATION_KEYS.map(({ bucket }) => bucket)).size, 'partitions').toBe(INVALIDATION_KEYS.length);
  });

  it('fails if the table processes nothing', async () => {
    await tableOf(client).write(itemsFor(keyOf('stuck')));
    const stuck: TableClient = {
      send: (async (name: 'batchWrite', input: { RequestItems: object }) =>
        name === 'batchWrite' ? { UnprocessedItems: input.RequestItems } : client.send(name, input as never)) as never,
    };
    const clearing = tableOf(stuck).invalidate(['transits']);
    await expect(clearing).rejects.toThrow(TableUnavailable);
  });
});

/** A client whose table processes half of a batch the first time. */
function leavingOver(through: TableClient): TableClient & { leftOver: number } {
  const seen = new Set<string>();
  const busy = {
    leftOver: 0,
    send: async (name: string, input: { RequestItems?: Record<string, readonly object[]> }, patience: object) => {
      const requests = input.RequestItems?.[TABLE] ?? [];
      const text = JSON.stringify(requests);
      if (requests.length < 2 || seen.has(text)) return through.send(name as never, input as never, patience);
      const half = Math.ceil(requests.length / 2);
      const left = requests.slice(half);
      seen.add(JSON.stringify(left));
      busy.leftOver += left.length;
      await through.send(name as never, { RequestItems: { [TABLE]: requests.slice(0, half) } } as never, patience);
      return { UnprocessedItems: { [TABLE]: left } };
    },
  };
  return busy as never;
}
