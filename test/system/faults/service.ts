import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll } from '../../../infra/build/build.ts';
import { KeyTable } from '../../../infra/keys/key-table.ts';
import { findKeysTable, openRegisteredKeys } from '../../../infra/local/access/api-keys.ts';
import { readApi } from '../../../infra/local/assembly/api.ts';
import { startGateway } from '../../../infra/local/gateway.ts';
import { startForkedProcess } from '../../../infra/local/lambda/checkout-process.ts';
import { logToFiles } from '../../../infra/local/lambda/log-file.ts';
import { synthesise } from '../../../infra/local/synthesise.ts';
import { LOCAL_CLIENT_CONFIG } from '../../../infra/local/tables/client-config.ts';
import { tablesInDynamoDb } from '../../../infra/local/tables/in-dynamodb.ts';
import { startThreadedTables } from '../../support/embedded-tables/threaded.ts';
import { openRelay, type Relay } from '../../support/relay.ts';
import { letIn } from './let-in.ts';
import { openRoad, type Road } from './road.ts';
import { type Workers, workersOver } from './workers.ts';

/** The whole service on this machine, as deployed, with access to every part so that tests can break it. */
export interface Service {
  readonly address: string;
  /** Direct access to the tables, without the simulated road. */
  readonly tablesEndpoint: string;
  readonly relay: Relay;
  readonly road: Road;
  readonly workers: Workers;
  /** Sets the clock of every function relative to the right time. */
  moveClock(offsetMs: number): Promise<void>;
  /** Admits another client. @returns its key */
  letIn(principal: string): Promise<string>;
  stop(): Promise<void>;
}

const CLOCK = pathToFileURL(join(import.meta.dirname, 'moved-clock.ts')).href;

/** Functions → relay, which can be cut → road, which can be slow and refuse → tables. */
export async function startWholeService(): Promise<Service> {
  const folder = await mkdtemp(join(tmpdir(), 'faults-test-'));
  const clock = join(folder, 'clock');
  await writeFile(clock, '0');
  const tables = await startThreadedTables();
  const road = await openRoad(tables.endpoint);
  const relay = await openRelay(road.endpoint);
  const workers = workersOver(startForkedProcess, { preload: CLOCK, variables: { MOVED_CLOCK: clock } });
  const assemblyFolder = join(folder, 'cdk.out');
  await buildAll();
  await synthesise(assemblyFolder, { environment: process.env, signal: new AbortController().signal });
  const api = await readApi(assemblyFolder);
  const openKeys = (table: string) => KeyTable.open(table, { endpoint: tables.endpoint, ...LOCAL_CLIENT_CONFIG });
  const gateway = await startGateway({
    assemblyFolder,
    openLog: logToFiles(join(folder, 'logs')),
    port: 0,
    limits: { workersPerFunction: 2 },
    startProcess: workers.start,
    openTables: tablesInDynamoDb(relay.endpoint),
    // As on AWS, where the gateway knows its keys by itself.
    apiKeys: openRegisteredKeys(api, { openKeys }),
    log: () => undefined,
  });
  const keys = openKeys(findKeysTable(api) ?? '');
  return {
    address: gateway.address,
    tablesEndpoint: tables.endpoint,
    relay,
    road,
    workers,
    moveClock: (offsetMs) => writeFile(clock, String(offsetMs)),
    letIn: (principal) => letIn(keys, principal),
    async stop() {
      await gateway.stop();
      await relay.cut();
      await road.close();
      await tables.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
