import { afterAll, beforeAll, expect, it } from 'vitest';
import { KeyTable } from '../../../infra/keys/key-table.ts';
import { RegisteredKeys } from '../../../infra/local/access/api-keys.ts';
import { LOCAL_CLIENT_CONFIG } from '../../../infra/local/tables/client-config.ts';
import type { TableEngine } from '../../../infra/local/tables/embedded.ts';
import { openTables } from '../../../infra/local/tables/open.ts';
import { TABLES } from '../../../infra/tables.ts';

let engine: TableEngine;
let table: KeyTable;
beforeAll(async () => {
  engine = await openTables([{ name: 'keys', ...TABLES.keys }]);
  table = KeyTable.open('keys', { endpoint: engine.endpoint, ...LOCAL_CLIENT_CONFIG });
});
afterAll(() => engine.stop());

const add = (id: string, plan: string, gatewayKey: string): Promise<boolean> =>
  table.add({
    id,
    principal: 'acme',
    name: 'acme',
    plan,
    scopes: [],
    state: 'active',
    created: '2026-11-21',
    gatewayKey,
    hint: 'natal_',
  });

it('gateway keys are those of the table, new ones immediately', async () => {
  const keys = new RegisteredKeys(table);
  await add('key#1', 'free', 'gateway-1');
  expect(await keys.findPlan('gateway-1')).toBe('free');
  expect(await keys.findPlan('gateway-2')).toBeUndefined();
  await add('key#2', 'partner', 'gateway-2');
  expect(await keys.findPlan('gateway-2')).toBe('partner');
});
