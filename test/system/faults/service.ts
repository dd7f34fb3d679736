import { closeSync, openSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COPIES_PREFIX } from '../../../host/private-data.ts';
import { KEYS_TABLE } from '../../../host/service.ts';
import { LOCAL_CLIENT_CONFIG } from '../../../host/tables/client-config.ts';
import { tablesInDynamoDb } from '../../../host/tables/in-dynamodb.ts';
import { KeyTable } from '../../../infra/keys/key-table.ts';
import { startThreadedTables } from '../../support/embedded-tables/threaded.ts';
import { openRelay, type Relay } from '../../support/relay.ts';
import { startBuilt } from '../serve/built.ts';
import { letIn } from './let-in.ts';
import { openRoad, type Road } from './road.ts';
import { WORKER_FILE } from './workers.ts';

/** The service on this machine, with workers from the sources as under `npm start` and the built data, with access to every part so that tests can break it. */
export interface Service {
  readonly address: string;
  /** Direct access to the tables, without the simulated road. */
  readonly tablesEndpoint: string;
  readonly relay: Relay;
  readonly road: Road;
  /** Folder of the data that workers read. */
  readonly dataFolder: string;
  /** Sets the clock of every worker relative to the right time. */
  moveClock(offsetMs: number): Promise<void>;
  /** Admits another client. @returns its key */
  letIn(principal: string): Promise<string>;
  stop(): Promise<void>;
}

const CLOCK = pathToFileURL(join(import.meta.dirname, 'moved-clock.ts')).href;

/** Workers → relay, which can be cut → road, which can be slow and refuse → tables. */
export async function startWholeService(): Promise<Service> {
  const folder = await mkdtemp(join(tmpdir(), 'faults-test-'));
  const clock = join(folder, 'clock');
  await writeFile(clock, '0');
  const tables = await startThreadedTables();
  const road = await openRoad(tables.endpoint);
  const relay = await openRelay(road.endpoint);
  const output = openSync(join(folder, 'workers.log'), 'a');
  const service = await startBuilt({
    worker: WORKER_FILE,
    workers: 1, // so that it is certain which process answers from its memory
    openTables: tablesInDynamoDb(relay.endpoint),
    environment: {
      NODE_OPTIONS: `--import ${CLOCK}`,
      MOVED_CLOCK: clock,
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
    },
    output,
  });
  const keys = KeyTable.open(KEYS_TABLE, { endpoint: tables.endpoint, ...LOCAL_CLIENT_CONFIG });
  return {
    address: service.address,
    tablesEndpoint: tables.endpoint,
    relay,
    road,
    dataFolder: findCopies(),
    moveClock: (offsetMs) => writeFile(clock, String(offsetMs)),
    letIn: (principal) => letIn(keys, principal),
    async stop() {
      await service.stop(0);
      await relay.cut();
      await road.close();
      await tables.stop();
      closeSync(output);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The private copies of the data that the service of this process has made. */
function findCopies(): string {
  const [name] = readdirSync(tmpdir()).filter((each) => each.startsWith(`${COPIES_PREFIX}${process.pid}-`));
  if (name === undefined) throw new Error('the service has made no copies of its data');
  return join(tmpdir(), name);
}
