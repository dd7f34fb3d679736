import { join } from 'node:path';
import { parsePort, readRunningService } from '../../host/operations/running-service.ts';
import { LOCAL_CLIENT_CONFIG } from '../../host/tables/client-config.ts';
import type { TablesLocation } from '../../host/tables/service-tables.ts';
import { createKeyTableInFile } from '../../lib/adapters/sqlite/keys.ts';
import { createLinkSecretsInFile } from '../../lib/adapters/sqlite/link-secrets.ts';
import { TablesFile } from '../../lib/adapters/sqlite/tables-file.ts';
import type { KeyRegistry } from '../../lib/contract/tables/key-store.ts';
import type { LinkSecretRegistry } from '../../lib/contract/tables/link-secrets.ts';
import { PROJECT_FOLDER } from '../build/folders.ts';
import { PLAN_NAMES, type PlanName } from '../plans.ts';
import { stackNameOf } from '../stage-names.ts';
import { type GatewayKeys, openApiGatewayKeys } from './gateway-keys.ts';
import { KeyTable } from './key-table.ts';
import { LinkSecretTable } from './link-secret-table.ts';
import { NO_GATEWAY_KEYS } from './no-gateway-keys.ts';
import { openProbeKeyStore } from './probe-key.ts';

/** The table of keys and the gateway of one deployment. */
export interface KeyDeployment {
  /** Name or address, for reports. */
  readonly description: string;
  readonly table: KeyRegistry;
  readonly linkSecrets: LinkSecretRegistry;
  readonly gatewayKeys: GatewayKeys;
  /** Plans that clients can have; by default those of a deployment on AWS. */
  readonly plans?: readonly PlanName[];
  /** Issuer of accepted tokens, where known. */
  readonly issuer: string | undefined;
  /** Keeps the key of the probe. Only a stack has one. */
  readonly keepProbeKey?: (key: string) => Promise<void>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Opens the stack of a stage, in the account and Region of the AWS environment.
 *
 * Tables and plans are addressed by name. The stack itself is not read, so no further rights are needed.
 */
export function openStageDeployment(stage: string, { OIDC_ISSUER: issuer }: Environment): KeyDeployment {
  const stackName = stackNameOf(stage);
  const name = `${stackName}-keys`;
  const linkSecrets = LinkSecretTable.open(name);
  const gatewayKeys = openApiGatewayKeys(stackName);
  const keepProbeKey = openProbeKeyStore(stackName);
  return { description: stackName, table: KeyTable.open(name), linkSecrets, gatewayKeys, issuer, keepProbeKey };
}

/** Opens the local service on PORT. @throws ServiceNotRunningError */
export async function openLocalDeployment(
  { PORT }: Environment,
  stateFolder = join(PROJECT_FOLDER, '.local'),
): Promise<KeyDeployment> {
  const { address, issuer, tables, keysTable } = await readRunningService(stateFolder, parsePort(PORT));
  const opened = openLocalTables(tables, keysTable);
  return { description: address, ...opened, gatewayKeys: NO_GATEWAY_KEYS, plans: PLAN_NAMES, issuer };
}

function openLocalTables(tables: TablesLocation, name: string): Pick<KeyDeployment, 'table' | 'linkSecrets'> {
  if ('file' in tables) {
    const file = new TablesFile(tables.file);
    return { table: createKeyTableInFile(file), linkSecrets: createLinkSecretsInFile(file) };
  }
  const config = { endpoint: tables.endpoint, ...LOCAL_CLIENT_CONFIG };
  return { table: KeyTable.open(name, config), linkSecrets: LinkSecretTable.open(name, config) };
}
