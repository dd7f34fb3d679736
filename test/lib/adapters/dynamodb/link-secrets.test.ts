import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCAL_CLIENT_CONFIG } from '../../../../host/tables/client-config.ts';
import { KeyTable } from '../../../../infra/keys/key-table.ts';
import { LinkSecretTable } from '../../../../infra/keys/link-secret-table.ts';
import { openEndedLinks } from '../../../../lib/adapters/dynamodb/ended-links.ts';
import { openLinkSecretStore } from '../../../../lib/adapters/dynamodb/link-secrets.ts';
import { testClient } from '../../../support/clients.ts';
import { startTables, type TestTables } from '../../../support/dynamo.ts';
import { testEndedLinks } from '../tables/suites/ended-links.ts';
import { testLinkSecrets } from '../tables/suites/link-secrets.ts';

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.stop());

const config = () => ({ endpoint: tables.endpoint, ...LOCAL_CLIENT_CONFIG });

testLinkSecrets(() => ({
  readAll: () => openLinkSecretStore('keys').readAll(),
  replaceAll: (...change) => LinkSecretTable.open('keys', config()).replaceAll(...change),
}));

testEndedLinks(() => openEndedLinks('keys'));

test('the list of clients has neither the secrets nor the ended links, which are in the same table', async () => {
  const keys = KeyTable.open('keys', config());
  const { record } = testClient();
  await keys.add(record);
  expect(await keys.listAll()).toEqual([record]);
});
