import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KeyTable } from '../../../../infra/keys/key-table.ts';
import { LOCAL_CLIENT_CONFIG } from '../../../../infra/local/tables/client-config.ts';
import { openKeyStore } from '../../../../lib/store/dynamodb/key-store.ts';
import type { KeyStore } from '../../../../lib/store/key-store.ts';
import { testClient } from '../../../support/clients.ts';
import { startTables, type TestTables } from '../../../support/dynamo.ts';

let tables: TestTables;
let operator: KeyTable;
let keys: KeyStore;
beforeAll(async () => {
  tables = await startTables();
  operator = KeyTable.open('keys', { endpoint: tables.endpoint, ...LOCAL_CLIENT_CONFIG });
  keys = openKeyStore('keys');
});
afterAll(() => tables.stop());

describe('a record', () => {
  test('is read as it was written, with and without its optional members', async () => {
    const bare = testClient();
    const full = testClient({
      lastUsed: '2026-11-20',
      endsAt: 2_000_000_000,
      gatewayKeyId: 'k1',
      scopes: ['cache:clear'],
    });
    for (const { record } of [bare, full]) {
      expect(await operator.add(record)).toBe(true);
      expect(await keys.find(record.id)).toEqual(record);
    }
  });

  test('is undefined if it was never written', async () => {
    expect(await keys.find(testClient().record.id)).toBeUndefined();
  });

  test('is created only once', async () => {
    const { record } = testClient();
    await operator.add(record);
    expect(await operator.add({ ...record, principal: 'other' })).toBe(false);
    expect(await keys.find(record.id)).toEqual(record);
  });

  test('keeps the day of its last use', async () => {
    const { record } = testClient();
    await operator.add(record);
    await keys.markUsed(record.id, '2026-11-21');
    expect(await keys.find(record.id)).toEqual({ ...record, lastUsed: '2026-11-21' });
  });

  test('that was removed is not recreated by its use or by the operator', async () => {
    const { id } = testClient().record;
    await keys.markUsed(id, '2026-11-21');
    expect([await operator.setState(id, 'active'), await operator.setEnd(id, 1)]).toEqual([false, false]);
    expect(await keys.find(id)).toBeUndefined();
  });

  test('can be disabled and ended', async () => {
    const { record } = testClient();
    await operator.add(record);
    await operator.setState(record.id, 'disabled');
    await operator.setEnd(record.id, 2_000_000_000);
    expect(await keys.find(record.id)).toEqual({ ...record, state: 'disabled', endsAt: 2_000_000_000 });
  });
});

test('the operator sees every record of all pages', async () => {
  const name = 'n'.repeat(300_000);
  const ids = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { record } = testClient({ name });
      await operator.add(record);
      return record.id;
    }),
  );
  const seen = new Set((await operator.listAll()).map(({ id }) => id));
  expect(ids.filter((id) => !seen.has(id))).toEqual([]);
});
