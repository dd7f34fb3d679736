import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RegisteredKeys } from '../../../infra/local/access/api-keys.ts';
import { tablesInFile } from '../../../infra/local/tables/in-file.ts';
import type { ServiceTables } from '../../../infra/local/tables/service-tables.ts';
import type { KeyRegistry } from '../../../lib/contract/tables/key-store.ts';

let folder = '';
let tables: ServiceTables;
let table: KeyRegistry;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-keys-test-'));
  tables = await tablesInFile(join(folder, 'tables.sqlite'))([]);
  table = tables.openKeys('keys');
});
afterAll(async () => {
  await tables.stop();
  await rm(folder, { recursive: true });
});

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
