import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { detectHostArchitecture } from '../../infra/architecture.ts';
import { locateArtifacts } from '../../infra/artifacts.ts';
import { BUILD_FOLDER } from '../../infra/build/folders.ts';
import { LOCAL_CLIENT_CONFIG, toTableVariables } from '../../infra/local/tables/client-config.ts';
import { TABLES } from '../../infra/tables.ts';
import { startTables } from '../support/dynamo.ts';
import type { ControlGroups } from '../system/aws/lambda/control-groups.ts';

const PROGRAM = fileURLToPath(new URL('function-process.cjs', import.meta.url));
/** The longest a Lambda function of the service may take for one answer. */
const TIME_LIMIT_MS = 28_000;

/** Of the time to the first answer: what loading the function takes, and what the request. The rest is Node's start. */
export interface StartParts {
  readonly loadMs: number;
  readonly answerMs: number;
}

/** What a function's process did. */
export interface Life {
  readonly firstAnswerMs: number;
  readonly parts: StartParts;
  /** Memory that it holds after the last answer. */
  readonly rssBytes: number;
}

/** One life of a group's function. */
export interface LifePlan {
  readonly group: string;
  /** Requests, as API Gateway sends them; the function answers all. */
  readonly events: readonly unknown[];
  /** What it may take of the machine; all of it, unless stated. */
  readonly within?: ControlGroups;
}

/** Lives of groups' functions as they are deployed, one after the other: fresh processes, with layers and tables. */
export async function livesOf(plans: readonly LifePlan[]): Promise<readonly Life[]> {
  const folder = await mkdtemp(join(tmpdir(), 'function-bench-'));
  const file = join(folder, 'events.json');
  const tables = await startTables();
  try {
    const lives: Life[] = [];
    for (const { group, events, within } of plans) {
      await writeFile(file, JSON.stringify(events));
      lives.push(await lifeOf(group, { ...environmentOf(group, tables.endpoint), EVENTS: file }, within));
    }
    return lives;
  } finally {
    await tables.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The environment that the stack gives the function, its layers where the build left them instead of /opt. */
function environmentOf(group: string, tables: string): Record<string, string> {
  const { functionFolder, layerFolder } = locateArtifacts(BUILD_FOLDER);
  const swisseph = layerFolder('swisseph', detectHostArchitecture());
  return {
    LAMBDA_TASK_ROOT: functionFolder(group),
    NODE_PATH: join(swisseph, 'nodejs', 'node_modules'),
    EPHEMERIS_PATH: join(swisseph, 'swisseph'),
    PLACES_PATH: join(layerFolder('places', detectHostArchitecture()), 'places'),
    NODE_OPTIONS: '--max-semi-space-size=8',
    TIME_LIMIT_MS: String(TIME_LIMIT_MS),
    AWS_REGION: LOCAL_CLIENT_CONFIG.region,
    ...toTableVariables(tables),
    ...Object.fromEntries(Object.entries(TABLES).map(([name, { variable }]) => [variable, name])),
  };
}

/** Joins the control groups named by CGROUPS, then becomes the program. */
const JOINED = 'for group in $CGROUPS; do echo $$ > "$group/cgroup.procs"; done; exec "$@"';

async function lifeOf(group: string, environment: Record<string, string>, within?: ControlGroups): Promise<Life> {
  const startedMs = performance.now();
  const child = spawn('/bin/sh', ['-c', JOINED, 'sh', process.execPath, PROGRAM], {
    env: { ...environment, CGROUPS: (within?.folders ?? []).join(' ') },
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdio[3] as Readable })[Symbol.asyncIterator]();
  await lines.next();
  const firstAnswerMs = performance.now() - startedMs;
  const { value } = await lines.next();
  child.kill();
  await ended;
  const { refused, rssBytes, parts } = JSON.parse(value ?? '{"refused":["nothing was reported"]}');
  if (refused.length > 0) throw new Error(`the ${group} function refused ${refused.join(' ')}`);
  return { firstAnswerMs, parts, rssBytes };
}
