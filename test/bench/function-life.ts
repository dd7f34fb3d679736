import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { hostArchitecture } from '../../infra/architecture.ts';
import { artifactsIn } from '../../infra/artifacts.ts';
import { BUILD_FOLDER } from '../../infra/build/folders.ts';
import { LOCAL_ACCESS, tableVariables } from '../../infra/local/tables/access.ts';
import { TABLES } from '../../infra/tables.ts';
import { startTables } from '../support/dynamo.ts';

const PROGRAM = fileURLToPath(new URL('function-process.cjs', import.meta.url));
/** The longest a Lambda function of the service may take for one answer. */
const TIME_LIMIT_MS = 28_000;

/** What a function's process did. */
export interface Life {
  readonly firstAnswerMs: number;
  /** Memory that it holds after the last answer. */
  readonly rssBytes: number;
}

interface Lives {
  readonly group: string;
  /** Requests, as API Gateway sends them; each life answers all. */
  readonly events: readonly unknown[];
  readonly count: number;
}

/** Lives of a group's function as it is deployed, one after the other: fresh processes, with its layers and tables. */
export async function livesOf({ group, events, count }: Lives): Promise<readonly Life[]> {
  const folder = await mkdtemp(join(tmpdir(), `${group}-bench-`));
  const file = join(folder, 'events.json');
  const tables = await startTables();
  try {
    await writeFile(file, JSON.stringify(events));
    const lives: Life[] = [];
    for (let life = 0; life < count; life += 1) {
      lives.push(await lifeOf(group, { ...environmentOf(group, tables.endpoint), EVENTS: file }));
    }
    return lives;
  } finally {
    await tables.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The environment that the stack gives the function, its layers where the build left them instead of /opt. */
function environmentOf(group: string, tables: string): Record<string, string> {
  const { functionFolder, layerFolder } = artifactsIn(BUILD_FOLDER);
  const swisseph = layerFolder('swisseph', hostArchitecture());
  return {
    LAMBDA_TASK_ROOT: functionFolder(group),
    NODE_PATH: join(swisseph, 'nodejs', 'node_modules'),
    EPHEMERIS_PATH: join(swisseph, 'swisseph'),
    PLACES_PATH: join(layerFolder('places', hostArchitecture()), 'places'),
    NODE_OPTIONS: '--max-semi-space-size=8',
    TIME_LIMIT_MS: String(TIME_LIMIT_MS),
    AWS_REGION: LOCAL_ACCESS.region,
    ...tableVariables(tables),
    ...Object.fromEntries(Object.entries(TABLES).map(([name, { variable }]) => [variable, name])),
  };
}

async function lifeOf(group: string, environment: Record<string, string>): Promise<Life> {
  const startedMs = performance.now();
  const child = spawn(process.execPath, [PROGRAM], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const lines = createInterface({ input: child.stdio[3] as Readable })[Symbol.asyncIterator]();
  await lines.next();
  const firstAnswerMs = performance.now() - startedMs;
  const { value } = await lines.next();
  const { refused, rssBytes } = JSON.parse(value ?? '{"refused":["nothing was reported"]}');
  if (refused.length > 0) throw new Error(`the ${group} function refused ${refused.join(' ')}`);
  return { firstAnswerMs, rssBytes };
}
