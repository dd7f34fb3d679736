import { describe, expect, test } from 'vitest';
import type { KeyRegistry, KeyStore } from '../../../../../lib/contract/tables/key-store.ts';
import { testClient } from '../../../../support/clients.ts';

/** Tests that every table of keys passes, with the operations of the authorizer and of the operator. */
export function testKeys(tables: () => KeyStore & KeyRegistry): void {
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
        expect(await tables().add(record)).toBe(true);
        expect(await tables().find(record.id)).toEqual(record);
      }
    });

    test('is undefined if it was never written', async () => {
      expect(await tables().find(testClient().record.id)).toBeUndefined();
    });

    test('is created only once', async () => {
      const { record } = testClient();
      await tables().add(record);
      expect(await tables().add({ ...record, principal: 'other' })).toBe(false);
      expect(await tables().find(record.id)).toEqual(record);
    });

    test('keeps the day of its last use', async () => {
      const { record } = testClient();
      await tables().add(record);
      await tables().markUsed(record.id, '2026-11-21');
      expect(await tables().find(record.id)).toEqual({ ...record, lastUsed: '2026-11-21' });
    });

    test('that was removed is not recreated by its use or by the operator', async () => {
      const { id } = testClient().record;
      await tables().markUsed(id, '2026-11-21');
      expect([await tables().setState(id, 'active'), await tables().setEnd(id, 1)]).toEqual([false, false]);
      expect(await tables().find(id)).toBeUndefined();
    });

    test('can be disabled and ended', async () => {
      const { record } = testClient();
      await tables().add(record);
      await tables().setState(record.id, 'disabled');
      await tables().setEnd(record.id, 2_000_000_000);
      expect(await tables().find(record.id)).toEqual({ ...record, state: 'disabled', endsAt: 2_000_000_000 });
    });
  });

  test('the operator sees every record of all pages', async () => {
    const name = 'n'.repeat(300_000);
    const ids = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { record } = testClient({ name });
        await tables().add(record);
        return record.id;
      }),
    );
    const seen = new Set((await tables().listAll()).map(({ id }) => id));
    expect(ids.filter((id) => !seen.has(id))).toEqual([]);
  });
}
