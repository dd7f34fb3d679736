import { beforeEach, describe, expect, test } from 'vitest';
import { KeyCache } from '../../../../lib/adapters/access/key-cache.ts';
import type { KeyRecord, KeyStore } from '../../../../lib/contract/tables/key-store.ts';
import { TableUnavailable } from '../../../../lib/contract/tables/table-unavailable.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const RECORD: KeyRecord = {
  id: 'key#1',
  principal: 'acme-1',
  name: 'acme',
  plan: 'standard',
  scopes: [],
  state: 'active',
  created: '2026-11-01T00:00:00.000Z',
  gatewayKey: 'counts-by-this-and-lets-nobody-in',
  hint: 'natal_abcd…',
};

let now = NOON;
let isSilent = false;
let reads: string[] = [];
let notes: string[] = [];
const table = new Map<string, KeyRecord>();
const silence = new TableUnavailable('the table is not there');

const keys: KeyStore = {
  async find(id) {
    reads.push(id);
    if (isSilent) throw silence;
    return table.get(id);
  },
  async markUsed(id, day) {
    if (isSilent) throw silence;
    notes.push(`${id} ${day}`);
  },
};

let known: KeyCache;
beforeEach(() => {
  now = NOON;
  isSilent = false;
  reads = [];
  notes = [];
  table.clear();
  table.set(RECORD.id, RECORD);
  known = new KeyCache(keys, () => now);
});

const wait = (seconds: number): void => {
  now += seconds * 1000;
};

describe('a record', () => {
  test('is read once a minute', async () => {
    for (let second = 0; second <= 60; second += 5) {
      expect(await known.find('key#1')).toEqual(RECORD);
      wait(5);
    }
    expect(reads).toHaveLength(1);
    expect(await known.find('key#1')).toEqual(RECORD);
    expect(reads).toHaveLength(2);
  });

  test('that was disabled is refused within a minute, even if its key is in constant use', async () => {
    await known.find('key#1');
    table.set('key#1', { ...RECORD, state: 'disabled' });
    for (let second = 0; second < 60; second++) {
      const seen = await known.find('key#1');
      if (seen) await known.markUsed(seen);
      wait(1);
    }
    wait(1);
    expect(await known.find('key#1')).toMatchObject({ state: 'disabled' });
  });

  test('that was removed is gone within a minute', async () => {
    await known.find('key#1');
    table.clear();
    wait(61);
    expect(await known.find('key#1')).toBeUndefined();
  });

  test('that is created after a failed look-up is found within ten seconds', async () => {
    expect(await known.find('key#2')).toBeUndefined();
    table.set('key#2', { ...RECORD, id: 'key#2' });
    expect(await known.find('key#2')).toBeUndefined();
    wait(11);
    expect(await known.find('key#2')).toMatchObject({ id: 'key#2' });
  });
});

test('a disabled key is refused even if the clock was set back by hours', async () => {
  table.set(RECORD.id, RECORD);
  await known.find(RECORD.id);
  wait(-7200);
  table.set(RECORD.id, { ...RECORD, state: 'disabled' });
  expect(await known.find(RECORD.id)).toMatchObject({ state: 'disabled' });
});

describe('a table that does not answer', () => {
  test('blocks callers without a recently read record', async () => {
    isSilent = true;
    await expect(known.find('key#1')).rejects.toBe(silence);
  });

  test('does not block callers until five minutes after their record was read', async () => {
    await known.find('key#1');
    isSilent = true;
    wait(290);
    expect(await known.find('key#1')).toEqual(RECORD);
    wait(11);
    await expect(known.find('key#1')).rejects.toBe(silence);
  });

  test('does not bring back a removed record', async () => {
    await known.find('key#1');
    table.clear();
    wait(61);
    await known.find('key#1');
    isSilent = true;
    wait(11);
    await expect(known.find('key#1')).rejects.toBe(silence);
  });

  test('with any other error passes the error on', async () => {
    await known.find('key#1');
    wait(61);
    const defect = new TypeError('a defect');
    const broken = new KeyCache({ ...keys, find: () => Promise.reject(defect) }, () => now);
    await expect(broken.find('key#1')).rejects.toBe(defect);
  });
});

describe('the day of use', () => {
  test('is written once a day', async () => {
    for (const hours of [0, 1, 12, 13]) {
      now = NOON + hours * 3_600_000;
      const record = await known.find('key#1');
      if (record) await known.markUsed(record);
      if (record) table.set('key#1', { ...record, lastUsed: new Date(now).toISOString().slice(0, 10) });
    }
    expect(notes).toEqual(['key#1 2026-11-21', 'key#1 2026-11-22']);
  });

  test('does not block the caller if the write fails, and the failure is returned', async () => {
    const record = await known.find('key#1');
    isSilent = true;
    expect(record && (await known.markUsed(record))).toBe(silence);
  });

  test('is written with the next request after a failed write', async () => {
    const first = await known.find('key#1');
    isSilent = true;
    if (first) await known.markUsed(first);
    isSilent = false;
    const second = await known.find('key#1');
    if (second) await known.markUsed(second);
    expect(notes).toEqual(['key#1 2026-11-21']);
  });
});

test('a flood of invented keys neither grows memory without bound nor evicts valid keys', async () => {
  await known.find('key#1');
  for (let number = 0; number < 20_000; number++) await known.find(`key#made-up-${number}`);
  reads = [];
  await known.find('key#1');
  await known.find('key#made-up-19999');
  expect(reads).toEqual([]);
  await known.find('key#made-up-0');
  expect(reads).toEqual(['key#made-up-0']);
});
