import { join } from 'node:path';
import { PROJECT_FOLDER } from '../build/folders.ts';
import { portFrom, runningService } from '../local/running-service.ts';
import { LOCAL_ACCESS } from '../local/tables/access.ts';
import { apiGatewayKeys, type GatewayKeys, NO_GATEWAY_KEYS } from './gateway-keys.ts';
import { KeyTable } from './key-table.ts';

/** Where keys are made: the table and the gateway of one deployment. */
export interface Place {
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
export function deployedPlace(stage: string, { OIDC_ISSUER: issuer }: Environment): Place {
  const stackName = `natal-${stage}`;
  const table = KeyTable.open(`${stackName}-keys`);
  return { description: stackName, table, gatewayKeys: apiGatewayKeys(stackName), issuer };
}

/** The local service on PORT. @throws ServiceNotRunning */
export async function localPlace({ PORT }: Environment, stateFolder = join(PROJECT_FOLDER, '.local')): Promise<Place> {
  const { address, issuer, tablesEndpoint, keysTable } = await runningService(stateFolder, portFrom(PORT));
  const table = KeyTable.open(keysTable, { endpoint: tablesEndpoint, ...LOCAL_ACCESS });
  return { description: address, table, gatewayKeys: NO_GATEWAY_KEYS, issuer };
}
