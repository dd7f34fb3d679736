import { createDemoRecord } from '../infra/keys/demo.ts';
import { ensureLinkSecret } from '../infra/keys/link-secrets.ts';
import { TABLES, type TableName, type TableShape } from '../infra/tables.ts';
import { BulkJobTable } from '../lib/adapters/sqlite/bulk-jobs.ts';
import { createLimitTableInFile } from '../lib/adapters/sqlite/limits.ts';
import { TablesFile } from '../lib/adapters/sqlite/tables-file.ts';
import { release } from '../lib/base/release.ts';
import { METRICS_NAMESPACE } from '../lib/runtime/metrics-namespace.ts';
import type { ServedGroup } from './groups.ts';
import { toJobSettingVariables } from './jobs/settings.ts';
import { writeLog } from './operations/log.ts';
import { measureFileBytes, measureMemoryBytes } from './operations/memory.ts';
import { type Host, startHost } from './primary.ts';
import { copyDataPrivately, type DataSources } from './private-data.ts';
import { listRoutesWith } from './served-api.ts';
import type { ServeSettings } from './settings.ts';
import { LOCAL_CLIENT_CONFIG } from './tables/client-config.ts';
import type { NamedTable } from './tables/create.ts';
import type { StackTables } from './tables/of-stack.ts';
import type { OpenTables, ServiceTables } from './tables/service-tables.ts';
import type { WorkerProgram } from './worker-process.ts';

/** Where workers find their program and data. */
export interface HostFiles extends DataSources {
  readonly worker: string;
  /** Program of the processes of jobs. */
  readonly bulkWorker: string;
  /** Contract, search index and pages. */
  readonly task: string;
  /** Names the build in the keys of cached answers. */
  readonly edition: string;
}

export interface StartOptions {
  readonly files: HostFiles;
  readonly settings: ServeSettings;
  /** Makes what a group needs before it is loaded. Default: everything is there. */
  readonly prepare?: (group: ServedGroup) => Promise<void>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly output?: number;
}

export interface ServiceOptions extends StartOptions {
  readonly openTables: OpenTables;
}

/** A running service with its tables. */
export interface HostService extends Host {
  readonly tables: ServiceTables;
}

/** V8's own young generation of three times 16 MB takes 50 MB more of each worker under load, and makes no chart faster. */
const FLAGS = ['--max-semi-space-size=8'];

const MS_PER_SECOND = 1000;

/** Prefix of the names of the host's own tables; those in a file need none. */
const OWN_STACK = 'natal-local';

const toTableName = (table: TableName, stack = OWN_STACK): string => `${stack}-${table}`;

export const KEYS_TABLE = toTableName('keys');

const TABLE_LIST: readonly NamedTable[] = Object.entries<TableShape>(TABLES).map(([name, table]) => ({
  ...table,
  name: toTableName(name as TableName),
}));

/** Opens the tables and starts the host. @throws StartRefused where the address or the tables cannot be used */
export async function startHostService(options: ServiceOptions): Promise<HostService> {
  const tables = await options.openTables(TABLE_LIST);
  await ensureLinkSecret(tables.openLinkSecrets(KEYS_TABLE), new Date());
  await tables.openKeys(KEYS_TABLE).add(createDemoRecord(new Date()));
  const { location } = tables;
  const limitsFile = 'file' in location ? new TablesFile(location.file) : undefined;
  const jobs = limitsFile && options.settings.jobs;
  const own = {
    ...tables,
    stack: OWN_STACK,
    variables: { ...tables.variables, ...(jobs && toJobSettingVariables(jobs)) },
  };
  const host = await startOnTables(options, own, limitsFile);
  const stop = async (graceMs: number): Promise<void> => {
    await host.stop(graceMs);
    limitsFile?.close();
    await tables.stop();
  };
  return { ...host, tables, stop };
}

/** Starts the host on the tables of a deployed stack, whose keys it only reads. @throws StartRefused where the address cannot be used */
export const startHostOnStack = (options: StartOptions, tables: StackTables): Promise<Host> =>
  startOnTables(options, tables);

async function startOnTables(options: StartOptions, tables: StackTables, limitsFile?: TablesFile): Promise<Host> {
  const { settings, files } = options;
  const copies = await copyDataPrivately(files);
  const startedSeconds = Date.now() / MS_PER_SECOND;
  const host = await startHost({
    ...settings,
    program: toProgram({ ...options, files: { ...files, ...copies } }, tables),
    limits: limitsFile && createLimitTableInFile(limitsFile),
    jobs: limitsFile &&
      settings.jobs && { ...settings.jobs, table: new BulkJobTable(limitsFile), program: files.bulkWorker },
    prepare: options.prepare ?? (async () => undefined),
    dataFolders: [files.swisseph, files.places, files.pictures],
    writeLog,
    measure: () => ({
      version: release.version,
      startedSeconds,
      memoryBytes: measureMemoryBytes(),
      tablesBytes: limitsFile ? measureFileBytes(settings.tablesFile) : 0,
      processLimit: settings.workers + settings.longWorkers,
    }),
  });
  const stop = async (graceMs: number): Promise<void> => {
    await host.stop(graceMs);
    copies.remove();
  };
  return { ...host, stop };
}

/** The environment of workers: that of all functions together, and none of this machine but the path. */
function toProgram(
  { files, settings, environment = {}, output }: StartOptions,
  { stack, variables }: StackTables,
): WorkerProgram {
  const names = Object.entries(TABLES).map(([table, { variable }]) => [
    variable,
    toTableName(table as TableName, stack),
  ]);
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
      ...variables,
      ...settings.variables,
      ...environment,
    },
  };
}
