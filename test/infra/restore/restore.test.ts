import {
  DeleteItemCommand,
  DynamoDBClient,
  ListTablesCommand,
  PutItemCommand,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { LOCAL_CLIENT_CONFIG } from '../../../host/tables/client-config.ts';
import { createTables } from '../../../host/tables/create.ts';
import { setClientState } from '../../../infra/keys/change.ts';
import { registerClient } from '../../../infra/keys/create.ts';
import type { KeyDeployment } from '../../../infra/keys/deployment.ts';
import { KeyTable } from '../../../infra/keys/key-table.ts';
import { LinkSecretTable } from '../../../infra/keys/link-secret-table.ts';
import { ensureLinkSecret, rotateLinkSecrets } from '../../../infra/keys/link-secrets.ts';
import type { RestoreOptions } from '../../../infra/restore/options.ts';
import { type RestoreOutcome, restoreTable } from '../../../infra/restore/restore.ts';
import { TABLES } from '../../../infra/tables.ts';
import { startTables } from '../../support/dynamo.ts';
import { RecordingGateway } from '../keys/deployment.ts';

const TABLE = 'natal-prod-keys';
const COPY = 'natal-prod-keys-copy';
const NOW = new Date('2026-11-21T12:00:00Z');

const tables = await startTables();
const config = { endpoint: tables.endpoint, ...LOCAL_CLIENT_CONFIG };
const client = new DynamoDBClient(config);
const gatewayKeys = new RecordingGateway();
const deployment: KeyDeployment = {
  description: 'the test',
  table: KeyTable.open(TABLE, config),
  linkSecrets: LinkSecretTable.open(TABLE, config),
  gatewayKeys,
  issuer: undefined,
};
/** The earlier state, with the same operations. */
const earlier: KeyDeployment = {
  ...deployment,
  table: KeyTable.open(COPY, config),
  linkSecrets: LinkSecretTable.open(COPY, config),
};

beforeEach(async () => {
  gatewayKeys.keys.clear();
  const shapes = [TABLE, COPY].map((name) => ({ name, ...TABLES.keys }));
  await createTables(tables.endpoint, shapes);
  for (const { name } of shapes) await emptyTable(name);
});
afterAll(async () => {
  client.destroy();
  await tables.stop();
});

/** Restores from the copy. @returns the outcome and what was printed */
async function restore(
  options: Partial<RestoreOptions> = {},
  from: DynamoDBClient = client,
): Promise<RestoreOutcome & { readonly printed: string }> {
  const printed: string[] = [];
  const print = (line: string): void => void printed.push(line);
  const source = { kind: 'copy', table: COPY } as const;
  const all = { table: TABLE, source, stackName: 'natal-prod', isDryRun: false, overwrites: false, ...options };
  const outcome = await restoreTable(all, { client: from, gatewayKeys, print, now: NOW });
  return { ...outcome, printed: printed.join('\n') };
}

/** A client before whose first write something happens. */
function interruptFirstWrite(happen: () => Promise<unknown>): DynamoDBClient {
  const interrupted = new DynamoDBClient(config);
  let remaining = [happen];
  interrupted.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const waiting = commandName === 'PutItemCommand' ? remaining : [];
        if (waiting.length > 0) remaining = [];
        for (const run of waiting) await run();
        return next(args);
      },
    { step: 'initialize' },
  );
  return interrupted;
}

async function readAll(table: string): Promise<readonly object[]> {
  const items: object[] = [];
  for await (const page of paginateScan({ client }, { TableName: table })) items.push(...(page.Items ?? []));
  return items;
}

async function emptyTable(table: string): Promise<void> {
  for (const { id } of (await readAll(table)) as readonly { id: { S: string } }[]) {
    await client.send(new DeleteItemCommand({ TableName: table, Key: { id } }));
  }
}

const putAll = async (table: string, items: readonly object[]): Promise<void> => {
  for (const Item of items) await client.send(new PutItemCommand({ TableName: table, Item: Item as never }));
};

const register = (name: string, options: object = {}, into: KeyDeployment = deployment) =>
  registerClient({ name, plan: 'standard', ...options }, into, NOW);

/** The table as it is now becomes the earlier state. */
const keepAsEarlier = async (): Promise<void> => putAll(COPY, await readAll(TABLE));

const listTables = async (): Promise<readonly string[] | undefined> =>
  (await client.send(new ListTablesCommand())).TableNames;

test('deleted records come back as they were, newer ones stay, and the copy goes', async () => {
  const lost = await register('lost', { scope: ['cache:clear'] }, earlier);
  await ensureLinkSecret(earlier.linkSecrets, NOW);
  const before = await readAll(COPY);
  const newer = await register('newer');
  const { printed, ...outcome } = await restore();
  expect(outcome).toMatchObject({ written: 2, overtaken: 0, comparison: { equal: 0, added: 1, expired: 0 } });
  expect(await readAll(TABLE)).toEqual(expect.arrayContaining([...before]));
  expect((await deployment.table.listAll()).map(({ id }) => id).sort()).toEqual(
    [lost.record.id, newer.record.id].sort(),
  );
  expect(await deployment.linkSecrets.readAll()).toHaveLength(1);
  expect(await listTables()).not.toContain(COPY);
  expect(printed).toContain('2 missing');
});

test('what changed since stays, unless it is to be set back, and the day of last use never goes back', async () => {
  const { record } = await register('acme');
  await ensureLinkSecret(deployment.linkSecrets, NOW);
  await keepAsEarlier();
  await setClientState(record.principal, 'disabled', deployment);
  await rotateLinkSecrets(deployment.linkSecrets, true, NOW);
  const changed = (await readAll(TABLE)).map((item) =>
    'principal' in item ? { ...item, last_used: { S: '2026-11-21' } } : item,
  );
  await putAll(TABLE, changed);

  const kept = await restore();
  expect(kept).toMatchObject({ written: 0, comparison: { equal: 0, missing: [] } });
  expect(kept.printed).toContain('state active → disabled');
  expect(await readAll(TABLE)).toEqual(changed);

  await createTables(tables.endpoint, [{ name: COPY, ...TABLES.keys }]);
  await register('other', {}, earlier);
  const [item] = (await readAll(TABLE)).filter((other) => 'principal' in other);
  await putAll(COPY, [{ ...item, state: { S: 'active' }, last_used: { S: '2026-11-01' } }]);
  expect(await restore({ overwrites: true })).toMatchObject({ written: 2, overtaken: 0 });
  const found = (await deployment.table.listAll()).find(({ id }) => id === record.id);
  expect(found).toMatchObject({ state: 'active', lastUsed: '2026-11-21' });
  expect([...gatewayKeys.keys.values()].map(({ principal, enabled }) => [principal, enabled])).toContainEqual([
    record.principal,
    true,
  ]);
});

test('a record that somebody changes or adds between comparison and write stays as it is', async () => {
  const { record } = await register('acme');
  const lost = await register('lost', {}, earlier);
  await keepAsEarlier();
  await deployment.table.setEnd(record.id, 2_000_000_000);
  const interrupted = interruptFirstWrite(async () => {
    await deployment.table.setState(record.id, 'disabled');
    await deployment.table.add({ ...lost.record, name: 'added again' });
  });
  const { written, overtaken } = await restore({ overwrites: true }, interrupted);
  interrupted.destroy();
  expect([written, overtaken]).toEqual([0, 2]);
  const [one, other] = await deployment.table.listAll();
  const byId = new Map([one, other].map((found) => [found?.id, found]));
  expect(byId.get(record.id)).toMatchObject({ state: 'disabled', endsAt: 2_000_000_000 });
  expect(byId.get(lost.record.id)?.name).toBe('added again');
});

test('a rehearsal writes nothing, and the copy can be used afterwards', async () => {
  await register('lost', {}, earlier);
  const rehearsed = await restore({ isDryRun: true });
  expect(rehearsed).toMatchObject({ written: 0, comparison: { missing: [{}] } });
  expect(rehearsed.printed).toContain(`--from ${COPY}`);
  expect(await readAll(TABLE)).toEqual([]);
  expect(await restore()).toMatchObject({ written: 1 });
});

test('keys that have ended long ago stay away', async () => {
  const { record } = await register('ended', {}, earlier);
  await earlier.table.setEnd(record.id, NOW.getTime() / 1000 - 31 * 86_400);
  expect(await restore()).toMatchObject({ written: 0, comparison: { missing: [], expired: 1 } });
  expect(await readAll(TABLE)).toEqual([]);
});

test('a client whose key the gateway has lost gets another one there, in all its records', async () => {
  const { record } = await register('acme');
  await keepAsEarlier();
  const [id = ''] = gatewayKeys.keys.keys();
  gatewayKeys.keys.clear();
  const second = { ...record, id: `key#${'b'.repeat(64)}`, gatewayKeyId: id };
  await earlier.table.add(second);
  const { printed } = await restore();
  const [[newId, key] = []] = [...gatewayKeys.keys];
  expect(key).toMatchObject({ principal: record.principal, plan: 'standard', value: record.gatewayKey, enabled: true });
  expect((await deployment.table.listAll()).map(({ gatewayKeyId }) => gatewayKeyId)).toEqual([newId, newId]);
  expect(printed).toContain('another key at the gateway');
});

test('the report names clients and key ids, and no secret', async () => {
  const { record } = await register('acme');
  await ensureLinkSecret(deployment.linkSecrets, NOW);
  await keepAsEarlier();
  await rotateLinkSecrets(deployment.linkSecrets, true, NOW);
  await putAll(
    TABLE,
    (await readAll(TABLE)).map((item) => ('principal' in item ? { ...item, gateway_key: { S: 'changed' } } : item)),
  );
  const { printed } = await restore({ isDryRun: true });
  expect(printed).toContain(`${record.principal} ${record.id.slice(4, 16)}: gateway_key (not shown) → (not shown)`);
  const secrets = (await Promise.all([deployment, earlier].map(({ linkSecrets }) => linkSecrets.readAll()))).flat();
  for (const { key } of secrets) expect(printed).not.toContain(Buffer.from(key).toString('base64'));
  for (const secret of [record.gatewayKey, record.id]) expect(printed).not.toContain(secret);
});

test('a table that is missing is named', async () => {
  await expect(restore({ table: 'natal-prod-gone' })).rejects.toThrow('there is no table natal-prod-gone');
});
