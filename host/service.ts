import { createDemoRecord } from '../infra/keys/demo.ts';
import { ensureLinkSecret } from '../infra/keys/link-secrets.ts';
import { TABLES, type TableName, type TableShape } from '../infra/tables.ts';
import { createLimitTableInFile } from '../lib/adapters/sqlite/limits.ts';
import { TablesFile } from '../lib/adapters/sqlite/tables-file.ts';
import { release } from '../lib/base/release.ts';
import { METRICS_NAMESPACE } from '../lib/runtime/metrics-namespace.ts';
import type { ServedGroup } from './groups.ts';
import { writeLog } from './operations/log.ts';
import { measureFileBytes, measureMemoryBytes } from './operations/memory.ts';
import { type Host, startHost } from './primary.ts';
import { copyDataPrivately, type DataSources } from './private-data.ts';
import { listRoutesWith } from './served-api.ts';
import type { ServeSettings } from './settings.ts';
import { LOCAL_CLIENT_CONFIG } from './tables/client-config.ts';
import type { NamedTable } from './tables/create.ts';
import type { OpenTables, ServiceTables } from './tables/service-tables.ts';
import type { WorkerProgram } from './worker-process.ts';

/** Where workers find their program and data. */
export interface HostFiles extends DataSources {
  readonly worker: string;
  /** Contract, search index and pages. */
  readonly task: string;
  /** Names the build in the keys of cached answers. */
  readonly edition: string;
}

export interface ServiceOptions {
  readonly files: HostFiles;
  readonly settings: ServeSettings;
  readonly openTables: OpenTables;
  /** Makes what a group needs before it is loaded. Default: everything is there. */
  readonly prepare?: (group: ServedGroup) => Promise<void>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly output?: number;
}

/** A running service with its tables. */
export interface HostService extends Host {
  readonly tables: ServiceTables;
}

/** V8's own young generation of three times 16 MB takes 50 MB more of each worker under load, and makes no chart faster. */
const FLAGS = ['--max-semi-space-size=8'];

const MS_PER_SECOND = 1000;

/** Tables have the same names everywhere; those in a file need none. */
const toTableName = (table: TableName): string => `natal-local-${table}`;

export const KEYS_TABLE = toTableName('keys');

const TABLE_LIST: readonly NamedTable[] = Object.entries<TableShape>(TABLES).map(([name, table]) => ({
  ...table,
  name: toTableName(name as TableName),
}));

/** Opens the tables and starts the host. @throws StartRefused where the address or the tables cannot be used */
export async function startHostService(options: ServiceOptions): Promise<HostService> {
  const { settings, files } = options;
  const [copies, tables] = await Promise.all([copyDataPrivately(files), options.openTables(TABLE_LIST)]);
  const keysTable = KEYS_TABLE;
  await ensureLinkSecret(tables.openLinkSecrets(keysTable), new Date());
  await tables.openKeys(keysTable).add(createDemoRecord(new Date()));
  const startedSeconds = Date.now() / MS_PER_SECOND;
  const { location } = tables;
  const limitsFile = 'file' in location ? new TablesFile(location.file) : undefined;
  const host = await startHost({
    ...settings,
    program: toProgram({ ...options, files: { ...files, ...copies } }, tables),
    limits: limitsFile && createLimitTableInFile(limitsFile),
    prepare: options.prepare ?? (async () => undefined),
    dataFolders: [files.swisseph, files.places, files.pictures],
    writeLog,
    measure: () => ({
      version: release.version,
      startedSeconds,
      memoryBytes: measureMemoryBytes(),
      tablesBytes: measureFileBytes(settings.tablesFile),
      processLimit: settings.workers + settings.longWorkers,
    }),
  });
  const stop = async (graceMs: number): Promise<void> => {
    await host.stop(graceMs);
    limitsFile?.close();
    await tables.stop();
    copies.remove();
  };
  return { address: host.address, isReady: host.isReady, tables, stop };
}

/** The environment of workers: that of all functions together, and none of this machine but the path. */
function toProgram(
  { files, settings, environment = {}, output }: ServiceOptions,
  tables: ServiceTables,
): WorkerProgram {
  const names = Object.entries(TABLES).map(([table, { variable }]) => [variable, toTableName(table as TableName)]);
  return {
    file: files.worker,
    flags: FLAGS,
    output,
    environment: {
      PATH: process.env.PATH ?? '',
      LANG: 'en_US.UTF-8',
      TZ: ':UTC',
      AWS_REGION: LOCAL_CLIENT_CONFIG.region,
      POWERTOOLS_METRICS_NAMESPACE: `${METRICS_NAMESPACE}/local`,
      LAMBDA_TASK_ROOT: files.task,
      EPHEMERIS_PATH: files.swisseph,
      PLACES_PATH: files.places,
      PICTURES_PATH: files.pictures,
      EDITION: files.edition,
      OPTIONAL_ROUTES: listRoutesWith('optional').join(),
      LINK_ROUTES: listRoutesWith('link').join(),
      ...Object.fromEntries(names),
      ...tables.variables,
      ...settings.variables,
      ...environment,
    },
  };
}
