import { beforeEach, describe, expect, it } from 'vitest';
import { createAnswerCache } from '../../../../lib/adapters/tables/table-answer-cache.ts';
import type { AnswerCache } from '../../../../lib/contract/tables/answers/answer-cache.ts';
import { createAnswerKey } from '../../../../lib/contract/tables/answers/answer-key.ts';
import { ANSWER_TTL_SECONDS, MEMORY_LEASE_MS } from '../../../../lib/contract/tables/answers/ttl.ts';
import { TableUnavailable } from '../../../../lib/contract/tables/table-unavailable.ts';
import { openAnswerMemory } from '../../../../lib/runtime/answers.ts';
import { AnswersInMemory } from '../../../support/answers-in-memory.ts';

const keyOf = (request: string) => createAnswerKey({ type: 'transits', path: '/p', request, edition: [] });
const key = keyOf('{}');
const answer = { text: '{"success":true}', calculatedInUs: 1234 };

/** A table that counts its reads and fails on demand. */
class WatchedTable extends AnswersInMemory {
  reads = 0;
  askedForClearings = 0;
  fails = false;

  override async read(asked: Parameters<AnswersInMemory['read']>[0]) {
    this.reads += 1;
    if (this.fails) throw new TableUnavailable('refused');
    return super.read(asked);
  }

  override async readInvalidation() {
    this.askedForClearings += 1;
    if (this.fails) throw new TableUnavailable('refused');
    return super.readInvalidation();
  }
}

let table: WatchedTable;
let nowMs: number;

const instance = (): AnswerCache =>
  createAnswerCache({ table, openMemory: openAnswerMemory, edition: [], now: () => nowMs, monotonicNow: () => nowMs });

beforeEach(() => {
  table = new WatchedTable();
  nowMs = Date.UTC(2026, 10, 21);
});

describe('a cache', () => {
  it('finds nothing if nothing was stored', async () => {
    expect(await instance().find(key)).toBeUndefined();
  });

  it('finds answers that another instance stored', async () => {
    const kept = await instance().store(key, answer);
    expect(await instance().find(key)).toEqual(answer);
    const [item] = table.items.values();
    expect(kept).toEqual({ bytes: item?.bytes, expiresAt: nowMs / 1000 + ANSWER_TTL_SECONDS });
  });

  it('keeps an answer, which has the places of a birth, no longer than a day', () => {
    expect(ANSWER_TTL_SECONDS).toBeLessThanOrEqual(86_400);
  });

  it('finds no expired answer, neither in the table nor in memory', async () => {
    const cache = instance();
    await cache.store(key, answer);
    await cache.find(key);
    nowMs += ANSWER_TTL_SECONDS * 1000 - 1;
    expect(await cache.find(key)).toEqual(answer);
    expect(await instance().find(key)).toEqual(answer);
    nowMs += 1;
    expect(table.items.size).toBe(1);
    expect(await cache.find(key)).toBeUndefined();
    expect(await instance().find(key)).toBeUndefined();
  });

  it('stores no answer that takes too many items', async () => {
    const numbers = crypto.getRandomValues(new Uint8Array(65_536));
    let text = '';
    while (text.length < 13_000_000) text += Buffer.from(crypto.getRandomValues(numbers)).toString('base64');
    expect(await instance().store(key, { text, calculatedInUs: 1 })).toBeUndefined();
    expect(table.items.size).toBe(0);
  });

  it('throws TableUnavailable if the table is unavailable', async () => {
    table.fails = true;
    await expect(instance().find(key)).rejects.toThrow(TableUnavailable);
  });
});

describe('a memory', () => {
  it('answers without the table for one second per lease', async () => {
    const cache = instance();
    await cache.store(key, answer);
    await cache.find(key);
    const { reads } = table;
    for (let asked = 0; asked < 100; asked += 1) expect(await cache.find(key)).toEqual(answer);
    expect(table.reads).toBe(reads);
    expect(table.askedForClearings).toBe(1);
    nowMs += MEMORY_LEASE_MS;
    expect(await cache.find(key)).toEqual(answer);
    expect(table.reads).toBe(reads);
    expect(table.askedForClearings).toBe(2);
  });

  it('drops invalidated answers after one second at the latest', async () => {
    const cache = instance();
    await cache.store(key, answer);
    await cache.find(key);
    await table.invalidate(['transits']);
    nowMs += MEMORY_LEASE_MS;
    expect(await cache.find(key)).toBeUndefined();
  });

  it('without a previous check returns no answer that was invalidated in the meantime', async () => {
    const cache = instance();
    await cache.store(key, answer);
    await table.invalidate(['transits']);
    expect(await cache.find(key)).toBeUndefined();
  });

  it('still answers while the table is unavailable', async () => {
    const cache = instance();
    await cache.store(key, answer);
    await cache.find(key);
    await cache.find(key);
    table.fails = true;
    nowMs += 10 * MEMORY_LEASE_MS;
    expect(await cache.find(key)).toEqual(answer);
    await expect(cache.find(keyOf('{"other":1}'))).rejects.toThrow(TableUnavailable);
  });

  it('is limited by bytes and evicts the least recently used answer', () => {
    const memory = openAnswerMemory();
    const packedOf = (bytes: number) => ({ value: new Uint8Array(bytes), digest: '', calculatedInUs: 1, expiresAt: 1 });
    for (let index = 0; index < 100; index += 1) memory.set(`${index}`, packedOf(1_000_000));
    expect(memory.weight).toBeLessThanOrEqual(16_000_000);
    expect(memory.weight).toBeGreaterThan(15_000_000);
    expect(memory.get('84')).toBeUndefined();
    expect(memory.get('99')).toBeDefined();
  });
});
