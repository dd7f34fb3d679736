import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AnswerKey, createAnswerKey, toEntry } from '../../../../lib/store/answers/answer-key.ts';
import type { AnswerTable } from '../../../../lib/store/answers/answer-table.ts';
import {
  type AnswerItem,
  compressAnswer,
  readAnswerItems,
  toAnswerItems,
} from '../../../../lib/store/answers/serialization.ts';
import { type AnswerTableTimeouts, createAnswerTable } from '../../../../lib/store/dynamodb/answers.ts';
import { openTableClient, type TableClient } from '../../../../lib/store/dynamodb/client.ts';
import { TableUnavailable } from '../../../../lib/store/table-unavailable.ts';
import { startTables, type TestTables } from '../../../support/dynamo.ts';

const TABLE = 'cache';
const LATER = Math.floor(Date.now() / 1000) + 3600;
const EVERY_TYPE = ['transits', 'returns', 'progressions'];

let tables: TestTables;
let client: TableClient;
beforeAll(async () => {
  tables = await startTables();
  client = openTableClient();
});
afterAll(() => tables.stop());
beforeEach(async () => {
  await tableOf(client).invalidate(EVERY_TYPE);
});

/** Timeouts long enough for a busy machine. */
const PATIENCE: AnswerTableTimeouts = { readMs: 10_000, writeMs: 10_000, timeoutMs: 20_000, firstPauseMs: 1 };

const tableOf = (through: TableClient, patience: Partial<AnswerTableTimeouts> = {}): AnswerTable =>
  createAnswerTable({ client: through, name: TABLE }, { ...PATIENCE, ...patience });

const keyOf = (request: string, type = 'transits'): AnswerKey =>
  createAnswerKey({ type, path: '/p', request, edition: ['1'] });

function itemsFor(key: AnswerKey, text = '{"success":true}'): readonly AnswerItem[] {
  return toAnswerItems(compressAnswer({ text, calculatedInUs: 7 }, key, LATER), key);
}

/** Text that takes several megabytes compressed, and so several parts and pages. */
function longText(): string {
  const numbers = new Uint8Array(65_536);
  return Array.from({ length: 30 }, () => Buffer.from(crypto.getRandomValues(numbers)).toString('base64')).join('');
}

const bytesIn = (items: readonly AnswerItem[]): number => items.reduce((sum, { bytes }) => sum + bytes, 0);

describe('an answer', () => {
  it('is read as it was written, in the order of its parts', async () => {
    const table = tableOf(client);
    const key = keyOf('long');
    const text = longText();
    const items = itemsFor(key, text);
    expect(items.length).toBeGreaterThan(5);
    await table.write(items);
    const read = await table.read(key);
    expect(read).toHaveLength(items.length);
    expect(readAnswerItems(read, key, Date.now() / 1000)?.answer).toEqual({ text, calculatedInUs: 7 });
  });

  it('that was not written gives no items', async () => {
    expect(await tableOf(client).read(keyOf('never'))).toEqual([]);
  });

  it('replaces an earlier answer with the same key', async () => {
    const table = tableOf(client);
    const key = keyOf('twice');
    await table.write(itemsFor(key, '{"first":1}'));
    await table.write(itemsFor(key, '{"second":2}'));
    expect(readAnswerItems(await table.read(key), key, 0)?.answer.text).toBe('{"second":2}');
  });

  it('with an unprocessed part fails to be written', async () => {
    const busy: TableClient = { send: async () => ({ UnprocessedItems: { [TABLE]: [{}] } }) as never };
    await expect(tableOf(busy).write(itemsFor(keyOf('busy')))).rejects.toThrow(TableUnavailable);
  });
});

describe('an invalidation', () => {
  it('deletes the answers of a type, counts each once, and returns their sizes', async () => {
    const table = tableOf(client);
    const long = itemsFor(keyOf('long'), longText());
    const short = Array.from({ length: 60 }, (_, index) => itemsFor(keyOf(`short ${index}`))).flat();
    const other = itemsFor(keyOf('other', 'returns'));
    await table.write(long);
    for (const item of [...short, ...other]) await table.write([item]);

    const cleared = await table.invalidate(['transits']);

    const bytes = bytesIn(long) + bytesIn(short);
    expect(cleared).toEqual({ answers: 61, bytes, bytesByExpiry: new Map([[LATER, bytes]]), isComplete: true });
    expect(await table.read(keyOf('long'))).toEqual([]);
    expect(await table.read(keyOf('other', 'returns'))).toHaveLength(1);
    expect(await table.invalidate(EVERY_TYPE)).toMatchObject({ answers: 1, bytes: bytesIn(other) });
    expect(await table.invalidate(EVERY_TYPE)).toMatchObject({ answers: 0, bytes: 0 });
  });

  it('also deletes malformed items', async () => {
    const { bucket, hash } = keyOf('garbage');
    const Item = { bucket, entry: toEntry(hash, 0), value: 'no bytes at all' };
    await client.send('put', { TableName: TABLE, Item });
    expect(await tableOf(client).invalidate(['transits'])).toMatchObject({ answers: 1, bytes: 0 });
    expect(await tableOf(client).read({ bucket, hash })).toEqual([]);
  });

  it('has a new id each time, so that memories notice it', async () => {
    const table = tableOf(client);
    const before = await table.readInvalidation();
    expect(await table.readInvalidation()).toBe(before);
    await table.invalidate(['transits']);
    const after = await table.readInvalidation();
    expect(after).not.toBe(before);
    expect(after).not.toBe('');
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

  it('fails if the table processes nothing', async () => {
    await tableOf(client).write(itemsFor(keyOf('stuck')));
    const stuck: TableClient = {
      send: (async (name: 'batchWrite', input: { RequestItems: object }) =>
        name === 'batchWrite' ? { UnprocessedItems: input.RequestItems } : client.send(name, input as never)) as never,
    };
    const clearing = tableOf(stuck).invalidate(['transits']);
    await expect(clearing).rejects.toThrow(TableUnavailable);
  });

  it('stops at its time limit and reports that it is incomplete', async () => {
    await tableOf(client).write(itemsFor(keyOf('one')));
    const cleared = await tableOf(client, { timeoutMs: 0 }).invalidate(['transits']);
    expect(cleared).toMatchObject({ answers: 0, isComplete: false });
    expect(await tableOf(client).read(keyOf('one'))).toHaveLength(1);
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
