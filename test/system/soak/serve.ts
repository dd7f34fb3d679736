/** Runs the service as `npm start` does, in a separate process, with tables of another process and a plan without limits. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll } from '../../../infra/build/build.ts';
import { startGateway } from '../../../infra/local/gateway.ts';
import { startForkedProcess } from '../../../infra/local/lambda/checkout-process.ts';
import { logToFiles } from '../../../infra/local/lambda/log-file.ts';
import { synthesise } from '../../../infra/local/synthesise.ts';
import { tablesInDynamoDb } from '../../../infra/local/tables/in-dynamodb.ts';
import { letIn } from '../faults/let-in.ts';
import { workersOver } from '../faults/workers.ts';
import './collecting.ts';

const [workersPerFunction, clients] = process.argv.slice(2).map(Number) as [number, number];

const preload = pathToFileURL(join(import.meta.dirname, 'collecting.ts')).href;
const folder = await mkdtemp(join(tmpdir(), 'soak-'));
const tables = fork(join(import.meta.dirname, 'tables.ts'));
const [tablesEndpoint] = (await once(tables, 'message')) as [string];
const assemblyFolder = join(folder, 'cdk.out');
await buildAll();
await synthesise(assemblyFolder, { environment: process.env, signal: new AbortController().signal });
const gateway = await startGateway({
  assemblyFolder,
  openLog: logToFiles(join(folder, 'logs')),
  port: 0,
  limits: { workersPerFunction, workers: 64 },
  startProcess: workersOver(startForkedProcess, { preload, variables: {} }).start,
  openTables: tablesInDynamoDb(tablesEndpoint),
  log: (line) => console.error(line),
});
const table = gateway.tables.openKeys(gateway.keysTable ?? '');
const names = Array.from({ length: clients }, (_, number) => `soak-${number}`);
const keys = await Promise.all(names.map((name) => letIn(table, name)));
process.send?.({ address: gateway.address, tablesPid: tables.pid, keys });
process.once('disconnect', async () => {
  await gateway.stop();
  tables.kill();
  await rm(folder, { recursive: true, force: true });
  process.exit();
});
