import { resolve } from 'node:path';
import { NO_GATEWAY_KEYS } from '../../infra/keys/no-gateway-keys.ts';
import { UsageError } from '../../infra/keys/usage-error.ts';
import { PLAN_NAMES } from '../../infra/plans.ts';
import { backUpTables, restoreTables } from '../../lib/adapters/sqlite/backup.ts';
import { prepareTablesFile } from '../../lib/adapters/sqlite/database.ts';
import { createKeyTableInFile } from '../../lib/adapters/sqlite/keys.ts';
import { createLinkSecretsInFile } from '../../lib/adapters/sqlite/link-secrets.ts';
import { TablesFile } from '../../lib/adapters/sqlite/tables-file.ts';
import { readServeSettings } from '../settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type RunCommand = (args: readonly string[], environment: Environment) => Promise<string>;

/** Addresses that stand for every address of this machine, and one of them. */
const REACHABLE_AS: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

const HEALTH_LIMIT_MS = 5000;

/** Commands of the operator. Each returns its report. */
const COMMANDS: Readonly<Record<string, RunCommand>> = {
  keys: async (args, environment) => {
    const { runKeyCommand } = await import('../../infra/keys/commands.ts');
    return await runKeyCommand(args, async ({ stage }) => {
      if (stage !== undefined)
        throw new UsageError('--stage is for deployments on AWS; TABLES_FILE names the tables here');
      const { tablesFile } = readServeSettings(environment);
      prepareTablesFile(tablesFile);
      const file = new TablesFile(tablesFile);
      return {
        description: tablesFile,
        table: createKeyTableInFile(file),
        linkSecrets: createLinkSecretsInFile(file),
        gatewayKeys: NO_GATEWAY_KEYS,
        plans: PLAN_NAMES,
        issuer: environment.OIDC_ISSUER,
      };
    });
  },
  backup: async ([copy, ...rest], environment) => {
    if (copy === undefined || rest.length > 0) throw new UsageError('backup takes one argument: the file to write');
    backUpTables(readServeSettings(environment).tablesFile, resolve(copy));
    return `the tables are copied to ${resolve(copy)}`;
  },
  restore: async ([copy, ...rest], environment) => {
    if (copy === undefined || rest.length > 0) throw new UsageError('restore takes one argument: the backup');
    const { tablesFile } = readServeSettings(environment);
    const kept = restoreTables(tablesFile, resolve(copy));
    const former = kept === undefined ? '' : `; the former ones are kept in ${kept}`;
    return `${tablesFile} holds the tables of ${resolve(copy)}${former}`;
  },
  health: async (_args, environment) => {
    const { host, port, basePath } = readServeSettings(environment);
    const name = REACHABLE_AS[host] ?? host;
    const url = `http://${name.includes(':') ? `[${name}]` : name}:${port}${basePath}/health`;
    const status = await fetch(url, { signal: AbortSignal.timeout(HEALTH_LIMIT_MS) }).then(
      (response) => response.status,
      () => 'no answer',
    );
    if (status !== 200) throw new UsageError(`not healthy: ${url} gave ${status}`);
    return 'healthy';
  },
};

export const isCommand = (text: string): boolean => Object.hasOwn(COMMANDS, text);

export async function runCommand(name: string, args: readonly string[], environment: Environment): Promise<string> {
  const run = COMMANDS[name];
  if (!run) throw new UsageError(`there is no command ${name}`);
  return await run(args, environment);
}
