import { join } from 'node:path';
import { PROJECT_FOLDER } from '../build/folders.ts';
import { parsePort, readRunningService } from '../local/running-service.ts';
import { LOCAL_CLIENT_CONFIG } from '../local/tables/client-config.ts';
import { type GatewayKeys, NO_GATEWAY_KEYS, openApiGatewayKeys } from './gateway-keys.ts';
import { KeyTable } from './key-table.ts';

/** Where keys are made: the table and the gateway of one deployment. */
export interface KeyDeployment {
  /** For people. */
  readonly description: string;
  readonly table: KeyTable;
  readonly gatewayKeys: GatewayKeys;
  /** Whose tokens are accepted there, where that is known. */
  readonly issuer: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The stack of a stage, in the account and region of the AWS environment.
 *
 * Tables and plans are known by their names; no stack is read, so no more rights are needed than to use them.
 */
export function openStageDeployment(stage: string, { OIDC_ISSUER: issuer }: Environment): KeyDeployment {
  const stackName = `natal-${stage}`;
  const table = KeyTable.open(`${stackName}-keys`);
  return { description: stackName, table, gatewayKeys: openApiGatewayKeys(stackName), issuer };
}

/** The local service on PORT. @throws ServiceNotRunningError */
export async function openLocalDeployment(
  { PORT }: Environment,
  stateFolder = join(PROJECT_FOLDER, '.local'),
): Promise<KeyDeployment> {
  const { address, issuer, tablesEndpoint, keysTable } = await readRunningService(stateFolder, parsePort(PORT));
  const table = KeyTable.open(keysTable, { endpoint: tablesEndpoint, ...LOCAL_CLIENT_CONFIG });
  return { description: address, table, gatewayKeys: NO_GATEWAY_KEYS, issuer };
}
