import { KeyTable } from '../../infra/keys/key-table.ts';
import { LinkSecretTable } from '../../infra/keys/link-secret-table.ts';
import { StartRefused } from '../operations/start-refused.ts';
import { LOCAL_CLIENT_CONFIG, toTableVariables } from './client-config.ts';
import { createTables } from './create.ts';
import type { OpenTables } from './service-tables.ts';

/** An address that accepts connections and never answers must not keep the service from saying so. */
const CREATION_LIMIT_MS = 10_000;

/**
 * Opens tables in a DynamoDB and creates those that do not exist.
 *
 * @param signal ends the wait for the tables
 * @throws StartRefused where they do not answer within ten seconds
 */
export function tablesInDynamoDb(endpoint: string, signal?: AbortSignal): OpenTables {
  return async (tables) => {
    const limit = AbortSignal.timeout(CREATION_LIMIT_MS);
    try {
      await createTables(endpoint, tables, signal ? AbortSignal.any([signal, limit]) : limit);
    } catch (cause) {
      const reason = limit.aborted ? `no answer within ${CREATION_LIMIT_MS / 1000} s` : String(cause);
      throw new StartRefused(`cannot create the tables at ${endpoint}: ${reason}`, { cause });
    }
    return {
      location: { endpoint },
      variables: toTableVariables(endpoint),
      openKeys: (table) => KeyTable.open(table, { endpoint, ...LOCAL_CLIENT_CONFIG }),
      openLinkSecrets: (table) => LinkSecretTable.open(table, { endpoint, ...LOCAL_CLIENT_CONFIG }),
      stop: async () => undefined,
    };
  };
}
