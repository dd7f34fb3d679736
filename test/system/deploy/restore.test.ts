import {
  APIGatewayClient,
  CreateUsagePlanCommand,
  DeleteApiKeyCommand,
  GetApiKeysCommand,
} from '@aws-sdk/client-api-gateway';
import {
  CreateBackupCommand,
  CreateTableCommand,
  DeleteItemCommand,
  DynamoDBClient,
  ListTablesCommand,
  UpdateContinuousBackupsCommand,
} from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KeyTable } from '../../../infra/keys/key-table.ts';
import { stackNameOf } from '../../../infra/stage-names.ts';
import { type Checkout, copyCheckout, type Outcome } from './checkout.ts';
import { type Emulator, REGION, startEmulator } from './emulator.ts';

const STACK = stackNameOf('prod');
const TABLE = `${STACK}-keys`;

let emulator: Emulator;
let checkout: Checkout;
let tables: DynamoDBClient;
let keys: KeyTable;
let gateway: APIGatewayClient;

beforeAll(async () => {
  emulator = await startEmulator();
  checkout = copyCheckout(emulator.variables);
  const credentials = { accessKeyId: 'rehearsal', secretAccessKey: 'rehearsal' };
  const config = { endpoint: emulator.address, region: REGION, credentials };
  tables = new DynamoDBClient(config);
  keys = KeyTable.open(TABLE, config);
  gateway = new APIGatewayClient(config);
  await gateway.send(new CreateUsagePlanCommand({ name: `${STACK}-standard` }));
  await tables.send(
    new CreateTableCommand({
      TableName: TABLE,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
    }),
  );
  const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true };
  await tables.send(new UpdateContinuousBackupsCommand({ TableName: TABLE, PointInTimeRecoverySpecification }));
});
afterAll(async () => {
  await emulator?.stop();
  checkout?.remove();
});

const run = (...args: readonly string[]): Promise<Outcome> =>
  checkout.run('npm', 'run', '-s', ...args, '--stage', 'prod');

async function succeed(...args: readonly string[]): Promise<string> {
  const { exitCode, output } = await run(...args);
  expect(exitCode, output).toBe(0);
  return output;
}

const restore = (from: string, ...options: readonly string[]): Promise<string> =>
  succeed('restore', '--', 'keys', '--from', from, ...options);

describe('the table of keys', () => {
  let backup = '';
  const created: string[] = [];

  it('is backed up', async () => {
    for (const name of ['acme', 'beta']) await succeed('keys', '--', 'create', '--name', name, '--plan', 'standard');
    created.push(...(await keys.listAll()).map(({ id }) => id));
    expect(created).toHaveLength(2);
    const { BackupDetails } = await tables.send(new CreateBackupCommand({ TableName: TABLE, BackupName: 'before' }));
    backup = BackupDetails?.BackupArn ?? '';
  });

  it('gets deleted records back from the backup, after a rehearsal that writes nothing', async () => {
    for (const id of created) await tables.send(new DeleteItemCommand({ TableName: TABLE, Key: { id: { S: id } } }));
    const [lost] = (await gateway.send(new GetApiKeysCommand())).items ?? [];
    await gateway.send(new DeleteApiKeyCommand({ apiKey: lost?.id }));
    await succeed('keys', '--', 'create', '--name', 'later', '--plan', 'standard');

    const compared = await restore(backup, '--dry-run');
    expect(compared).toContain('2 missing');
    expect(await keys.listAll()).toHaveLength(1);
    const copy = /--from (\S+);/.exec(compared)?.[1] ?? '';
    expect(await restore(copy)).toContain('2 items are written');
    expect((await keys.listAll()).map(({ name }) => name).sort()).toEqual(['acme', 'beta', 'later']);
    expect((await tables.send(new ListTablesCommand())).TableNames).toEqual([TABLE]);
  });

  it('refers to gateway keys that exist, also where the gateway had lost one', async () => {
    const { items = [] } = await gateway.send(new GetApiKeysCommand());
    const gatewayKeyIds = (await keys.listAll()).map(({ gatewayKeyId }) => gatewayKeyId);
    expect(gatewayKeyIds.sort()).toEqual(items.map(({ id }) => id).sort());
  });

  it('is compared with a second of the past (the emulator returns the present state for every second)', async () => {
    expect(await restore(new Date().toISOString().replace(/\.\d+/, ''))).toMatch(/0 missing.*0 changed.*4 equal/s);
  });

  it('is not restored from a backup that does not exist', async () => {
    const { exitCode, output } = await run('restore', '--', 'keys', '--from', `${backup}0`);
    expect(exitCode).toBe(1);
    expect(output).toContain('Backup not found');
  });
});
