import { join } from 'node:path';
import { createKeyTableInFile } from '../../lib/adapters/sqlite/keys.ts';
import { TablesFile } from '../../lib/adapters/sqlite/tables-file.ts';
import { release } from '../../lib/base/release.ts';
import { createDemoRecord } from '../keys/demo.ts';
import { type LocalGateway, startGateway } from '../local/gateway.ts';
import { requireFreePort } from '../local/http/server.ts';
import { forkProcesses } from '../local/lambda/forked-process.ts';
import { openLaidOut } from '../local/lambda/sandbox.ts';
import { tablesInFile } from '../local/tables/in-file.ts';
import { collectWhenIdle } from './idle-collection.ts';
import { locateServeFiles } from './layout.ts';
import { logFunctions, logOwnResponse, writeLog } from './log.ts';
import { measureFileBytes, measureMemoryBytes } from './memory.ts';
import { ResponseMetrics } from './metrics.ts';
import { createOwnRoutes } from './own-routes.ts';
import type { ServeSettings } from './settings.ts';

/** The function that the service starts before it is ready, with its authorizer. */
const FIRST_ENDPOINT = { method: 'POST', path: '/ephemeris/natal-chart' } as const;

const MS_PER_SECOND = 1000;

/** A running service. */
export interface ServedService {
  readonly address: string;
  /** Whether the first function loads. */
  readonly ready: boolean;
  /** Lets requests in flight finish within the grace time. */
  stop(): Promise<void>;
}

/**
 * Serves a prebuilt folder, which it only reads.
 *
 * @param folder output of `npm run build:serve`
 * @throws StartRefused where the address or the tables cannot be used
 */
export async function startServe(folder: string, settings: ServeSettings): Promise<ServedService> {
  const files = locateServeFiles(folder);
  const { port, host, tablesFile, workers, workersPerFunction } = settings;
  if (port !== 0) await requireFreePort(port, host);
  const metrics = new ResponseMetrics();
  const noteRequest = collectWhenIdle();
  const running: { gateway?: LocalGateway } = {};
  const startedSeconds = Date.now() / MS_PER_SECOND;
  const renderMetrics = (): string =>
    metrics.render({
      version: release.version,
      startedSeconds,
      memoryBytes: measureMemoryBytes(),
      tablesBytes: measureFileBytes(tablesFile),
      processLimit: workers,
      pools: running.gateway?.usage() ?? [],
    });
  const gateway = await startGateway({
    ...settings,
    assemblyFolder: files.assembly,
    openSandbox: openLaidOut(files.functions),
    startProcess: forkProcesses(files.runtime),
    openTables: tablesInFile(tablesFile, (line) => writeLog('ERROR', line)),
    openLog: logFunctions,
    limits: { workers, workersPerFunction },
    log: (line) => writeLog('WARN', line),
    observe: (record) => {
      noteRequest();
      metrics.observe(record);
      logOwnResponse(record);
    },
    ownRoutes: createOwnRoutes({
      keys: createKeyTableInFile(new TablesFile(tablesFile)),
      renderMetrics,
      basePath: settings.basePath,
    }),
  });
  running.gateway = gateway;
  await registerDemo(gateway);
  const ready = await gateway.warm(FIRST_ENDPOINT.method, FIRST_ENDPOINT.path);
  return { address: gateway.address, ready, stop: () => gateway.stop(settings.graceMs) };
}

/** Registers visitors with demo tokens, once for a file of tables. */
async function registerDemo({ tables, keysTable }: LocalGateway): Promise<void> {
  if (keysTable === undefined) throw new Error('no function of the template has a table of keys');
  await tables.openKeys(keysTable).add(createDemoRecord(new Date()));
}

/** Folder of this program: that of the bundle. */
export const PROGRAM_FOLDER = join(import.meta.dirname);
