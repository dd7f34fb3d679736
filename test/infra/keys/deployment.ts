import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach } from 'vitest';
import { LOCAL_CLIENT_CONFIG } from '../../../host/tables/client-config.ts';
import type { KeyDeployment } from '../../../infra/keys/deployment.ts';
import type { GatewayKey, GatewayKeys } from '../../../infra/keys/gateway-keys.ts';
import { KeyTable } from '../../../infra/keys/key-table.ts';
import { LinkSecretTable } from '../../../infra/keys/link-secret-table.ts';
import { toKeyRecordId } from '../../../lib/adapters/access/record-id.ts';
import type { KeyRecord } from '../../../lib/contract/tables/key-store.ts';
import { startTables } from '../../support/dynamo.ts';

/** A gateway that remembers what it was told. */
export class RecordingGateway implements GatewayKeys {
  readonly keys = new Map<string, GatewayKey & { enabled: boolean }>();

  async create(key: GatewayKey): Promise<string> {
    const id = randomUUID();
    this.keys.set(id, { ...key, enabled: true });
    return id;
  }

  async has(id: string): Promise<boolean> {
    return this.keys.has(id);
  }

  async remove(id: string): Promise<void> {
    this.keys.delete(id);
  }

  async setEnabled(id: string, enabled: boolean): Promise<void> {
    const key = this.keys.get(id);
    if (key) key.enabled = enabled;
  }
}

interface TestDeployment extends KeyDeployment {
  readonly gatewayKeys: RecordingGateway;
  /** What the authorizer would find for a key. */
  recordOf(key: string | undefined): Promise<KeyRecord | undefined>;
}

/** A table and a gateway to make keys for, without keys before every test of the file. */
export async function openDeployment(): Promise<TestDeployment> {
  const tables = await startTables();
  const table = KeyTable.open('keys', { endpoint: tables.endpoint, ...LOCAL_CLIENT_CONFIG });
  const gatewayKeys = new RecordingGateway();
  beforeEach(async () => {
    gatewayKeys.keys.clear();
    await tables.stop();
    await tables.restart();
  });
  afterAll(() => tables.stop());
  return {
    description: 'the test',
    table,
    linkSecrets: LinkSecretTable.open('keys', { endpoint: tables.endpoint, ...LOCAL_CLIENT_CONFIG }),
    gatewayKeys,
    issuer: 'https://issuer.example',
    recordOf: async (key = '') => (await table.listAll()).find(({ id }) => id === toKeyRecordId(key)),
  };
}
