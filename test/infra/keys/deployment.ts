import { randomUUID } from 'node:crypto';
import type { GatewayKey, GatewayKeys } from '../../../infra/keys/gateway-keys.ts';
import { KeyTable } from '../../../infra/keys/key-table.ts';
import type { Place } from '../../../infra/keys/place.ts';
import { LOCAL_ACCESS } from '../../../infra/local/tables/access.ts';
import { toKeyRecordId } from '../../../lib/access/record-id.ts';
import type { KeyRecord } from '../../../lib/store/key-store.ts';
import { startTables } from '../../support/dynamo.ts';

/** A gateway that remembers what it was told. */
class RecordingGateway implements GatewayKeys {
  readonly keys = new Map<string, GatewayKey & { enabled: boolean }>();

  async create(key: GatewayKey): Promise<string> {
    const id = randomUUID();
    this.keys.set(id, { ...key, enabled: true });
    return id;
  }

  async remove(id: string): Promise<void> {
    this.keys.delete(id);
  }

  async setEnabled(id: string, enabled: boolean): Promise<void> {
    const key = this.keys.get(id);
    if (key) key.enabled = enabled;
  }
}

/** A table and a gateway to make keys for. */
export interface TestDeployment extends Place {
  readonly gatewayKeys: RecordingGateway;
  /** What the authorizer would find for a key. */
  recordOf(key: string | undefined): Promise<KeyRecord | undefined>;
  /** Forgets every key. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

export async function openDeployment(): Promise<TestDeployment> {
  const tables = await startTables();
  const table = KeyTable.open('keys', { endpoint: tables.endpoint, ...LOCAL_ACCESS });
  const gatewayKeys = new RecordingGateway();
  return {
    description: 'the test',
    table,
    gatewayKeys,
    issuer: 'https://issuer.example',
    recordOf: async (key = '') => (await table.all()).find(({ id }) => id === toKeyRecordId(key)),
    async clear() {
      gatewayKeys.keys.clear();
      await tables.stop();
      await tables.restart();
    },
    stop: () => tables.stop(),
  };
}
