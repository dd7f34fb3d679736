import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Group } from '../../functions/api.ts';
import { LOCAL_CLIENT_CONFIG, toTableVariables } from '../../host/tables/client-config.ts';
import { createSyntheticEvent } from '../../lib/chain/synthetic-event.ts';
import { WARM_UP_EVENT } from '../../lib/chain/warm-up.ts';
import { loadEndpoint } from '../../lib/contract/loaded-endpoint.ts';
import { detectHostArchitecture } from '../architecture.ts';
import { locateArtifacts } from '../artifacts.ts';
import { toMemoryVariables } from '../node-flags.ts';
import { TABLES } from '../tables.ts';

const PROGRAM = fileURLToPath(new URL('cache-code-process.ts', import.meta.url));

/**
 * Writes what V8 compiled of each function for a warm-up and a first request next to its bundle, for `start.js`.
 * Functions that V8 compiled only when they were called are in it, so requests come before it is written.
 *
 * @throws Error naming a function that does not load
 */
export async function cacheCode(groups: Readonly<Record<string, Group>>, buildFolder: string): Promise<void> {
  const tables = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
  await once(tables, 'listening');
  const endpoint = `http://127.0.0.1:${(tables.address() as AddressInfo).port}`;
  const left = Object.entries(groups);
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) await cacheFunction(next, { buildFolder, endpoint });
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  tables.close();
}

interface Surroundings {
  readonly buildFolder: string;
  /** Answers every request to a table with an empty object, as DynamoDB does where an item does not exist. */
  readonly endpoint: string;
}

async function cacheFunction([name, group]: readonly [string, Group], at: Surroundings): Promise<void> {
  const { functionFolder, layerFolder } = locateArtifacts(at.buildFolder);
  const [swisseph, places, pictures] = (['swisseph', 'places', 'pictures'] as const).map((layer) =>
    layerFolder(layer, detectHostArchitecture()),
  );
  const env = {
    PATH: process.env.PATH,
    POWERTOOLS_LOG_LEVEL: 'SILENT',
    LAMBDA_TASK_ROOT: functionFolder(name),
    NODE_PATH: join(`${swisseph}`, 'nodejs', 'node_modules'),
    EPHEMERIS_PATH: join(`${swisseph}`, 'swisseph'),
    PLACES_PATH: join(`${places}`, 'places'),
    PICTURES_PATH: join(`${pictures}`, 'pictures'),
    AWS_REGION: LOCAL_CLIENT_CONFIG.region,
    ...toTableVariables(at.endpoint),
    ...Object.fromEntries(Object.entries(TABLES).map(([table, { variable }]) => [variable, table])),
    ...toMemoryVariables(group),
  };
  const child = fork(PROGRAM, { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send([WARM_UP_EVENT, ...(await listFirstRequests(group))]);
  const [exitCode] = await once(child, 'exit');
  if (exitCode !== 0) throw new Error(`the function ${name} did not load, so its code is not cached`);
}

/** The first example of a group that needs no scope. */
async function listFirstRequests({ endpoints }: Group): Promise<readonly object[]> {
  const endpoint = endpoints.find(({ scope }) => scope === undefined);
  if (!endpoint) return [];
  const { examples } = await loadEndpoint(endpoint);
  const principal = { id: 'build', scopes: [] };
  return [createSyntheticEvent({ ...examples[0], endpoint }, { requestId: 'build', principal })];
}
