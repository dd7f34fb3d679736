/** Runs the built service in a separate process, with clients whose plan has no limits. */
import { openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { KEYS_TABLE } from '../../../host/service.ts';
import { tablesInFile } from '../../../host/tables/in-file.ts';
import { letIn } from '../faults/let-in.ts';
import { startBuilt } from '../serve/built.ts';
import './collecting.ts';

const clients = Number(process.argv[2]);
const preload = pathToFileURL(join(import.meta.dirname, 'collecting.ts')).href;
const folder = await mkdtemp(join(tmpdir(), 'soak-'));
const service = await startBuilt({
  workers: 2,
  openTables: tablesInFile(join(folder, 'tables.sqlite'), console.error),
  environment: { NODE_OPTIONS: `--import ${preload}` },
  output: openSync(join(folder, 'workers.log'), 'a'),
});
const table = service.tables.openKeys(KEYS_TABLE);
const names = Array.from({ length: clients }, (_, number) => `soak-${number}`);
const keys = await Promise.all(names.map((name) => letIn(table, name)));
process.send?.({ address: service.address, keys });
process.once('disconnect', async () => {
  await service.stop(0);
  await rm(folder, { recursive: true, force: true });
  process.exit();
});
