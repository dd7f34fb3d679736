import { afterAll, beforeAll } from 'vitest';
import { LOCAL_CLIENT_CONFIG } from '../../../../host/tables/client-config.ts';
import { KeyTable } from '../../../../infra/keys/key-table.ts';
import { openKeyStore } from '../../../../lib/adapters/dynamodb/key-store.ts';
import type { KeyRegistry, KeyStore } from '../../../../lib/contract/tables/key-store.ts';
import { startTables, type TestTables } from '../../../support/dynamo.ts';
import { testKeys } from '../tables/suites/keys.ts';

let tables: TestTables;
let keys: KeyStore & KeyRegistry;
beforeAll(async () => {
  tables = await startTables();
  const operator = KeyTable.open('keys', { endpoint: tables.endpoint, ...LOCAL_CLIENT_CONFIG });
  const { find, markUsed } = openKeyStore('keys');
  keys = {
    find,
    markUsed,
    listAll: () => operator.listAll(),
    add: (record) => operator.add(record),
    setState: (id, state) => operator.setState(id, state),
    setEnd: (id, endsAt) => operator.setEnd(id, endsAt),
  };
});
afterAll(() => tables.stop());

testKeys(() => keys);
