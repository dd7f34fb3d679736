import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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
import { CACHED_CODE_ENDING, readCodeTarget, toCodeTarget } from '../../lib/runtime/start/cached-code.ts';
import { type ArchitectureName, detectHostArchitecture, NODE_ARCHITECTURE } from '../architecture.ts';
import { locateArtifacts } from '../artifacts.ts';
import { toMemoryVariables } from '../node-flags.ts';
import { TABLES } from '../tables.ts';
import { type FoundNode, findNodeFor, type UsableNode } from './emulator.ts';

const PROGRAM = fileURLToPath(new URL('cache-code-process.ts', import.meta.url));

/**
 * Writes what V8 compiled of each function for a warm-up and a first request next to its bundle, for `start.js`.
 * Functions that V8 compiled only when they were called are in it, so requests come before it is written. For an architecture that this
 * machine cannot run there is none, and what an earlier build left is removed. Code of an earlier build that fits is kept: emulation takes long.
 *
 * @param node of the architecture on which the functions will run, or why there is none
 * @throws Error naming a function that does not load
 */
export async function cacheCode(
  groups: Readonly<Record<string, Group>>,
  buildFolder: string,
  node: FoundNode = findNodeFor(detectHostArchitecture()),
): Promise<void> {
  if ('missing' in node) {
    for (const name of Object.keys(groups)) removeCode(locateArtifacts(buildFolder).functionFolder(name));
    return;
  }
  const tables = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
  await once(tables, 'listening');
  const endpoint = `http://127.0.0.1:${(tables.address() as AddressInfo).port}`;
  const { command, architecture } = node;
  const version = execFileSync(command[0], [...command.slice(1), '--version'], { encoding: 'utf8' }).trim();
  const fits = ([name]: readonly [string, Group]): boolean =>
    hasFittingCode(locateArtifacts(buildFolder).functionFolder(name), { version, architecture });
  const left = Object.entries(groups).filter((entry) => !fits(entry));
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) await cacheFunction(next, { buildFolder, endpoint, node });
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  tables.close();
}

/** Paths of scripts of a function that have cached code, fitting or not. */
const listCached = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(CACHED_CODE_ENDING))
    .map((name) => join(folder, name.slice(0, -CACHED_CODE_ENDING.length)));

function removeCode(folder: string): void {
  for (const script of listCached(folder)) rmSync(script + CACHED_CODE_ENDING);
}

interface CodeUse {
  /** Of Node, with the v. */
  readonly version: string;
  readonly architecture: ArchitectureName;
}

/** Whether a function has code of its bundle, and all that it has is for these scripts, this Node and this architecture. */
function hasFittingCode(folder: string, { version, architecture }: CodeUse): boolean {
  const scripts = listCached(folder);
  const target = { version, arch: NODE_ARCHITECTURE[architecture] };
  const fits = (script: string): boolean =>
    existsSync(script) &&
    readCodeTarget(readFileSync(script + CACHED_CODE_ENDING)) === toCodeTarget(readFileSync(script), target);
  return scripts.includes(join(folder, 'index.js')) && scripts.every(fits);
}

interface Surroundings {
  readonly node: UsableNode;
  readonly buildFolder: string;
  /** Answers every request to a table with an empty object, as DynamoDB does where an item does not exist. */
  readonly endpoint: string;
}

async function cacheFunction([name, group]: readonly [string, Group], at: Surroundings): Promise<void> {
  const { functionFolder, layerFolder } = locateArtifacts(at.buildFolder);
  const [swisseph, places, pictures] = (['swisseph', 'places', 'pictures'] as const).map((layer) =>
    layerFolder(layer, at.node.architecture),
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
  removeCode(functionFolder(name));
  const [execPath, ...execArgv] = at.node.command;
  const child = fork(PROGRAM, { env, execPath, execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
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
