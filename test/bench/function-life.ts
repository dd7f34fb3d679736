import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { api, type Group } from '../../functions/api.ts';
import { detectHostArchitecture } from '../../infra/architecture.ts';
import { locateArtifacts } from '../../infra/artifacts.ts';
import { AUTHORIZER, AUTHORIZER_GROUP } from '../../infra/authorizer-function.ts';
import { BUILD_FOLDER } from '../../infra/build/folders.ts';
import { listRuntimeFlags, toMemoryVariables } from '../../infra/node-flags.ts';

import type { FunctionName } from './rows.ts';

const PROGRAM = fileURLToPath(new URL('function-process.cjs', import.meta.url));

/** What a function's process took, milliseconds of the processor: Node's own start, loading, the first answer. */
export interface Life {
  readonly nodeMs: number;
  readonly loadMs: number;
  readonly answerMs: number;
  /** Memory held after the last answer. */
  readonly rssMb: number;
}

/** Memory and time of a function. */
export const findFunction = (name: FunctionName): Group => (name === AUTHORIZER ? AUTHORIZER_GROUP : api[name]);

/**
 * The life of a built function in a fresh process, with the flags of Lambda: it answers all events. Its tables are those of this process; its
 * layers are where the build left them.
 */
export async function lifeOf(name: FunctionName, events: readonly object[]): Promise<Life> {
  const group = findFunction(name);
  const { functionFolder, layerFolder } = locateArtifacts(BUILD_FOLDER);
  const [swisseph, places, pictures] = (['swisseph', 'places', 'pictures'] as const).map((layer) =>
    layerFolder(layer, detectHostArchitecture()),
  );
  const env = {
    ...process.env,
    LAMBDA_TASK_ROOT: functionFolder(name),
    NODE_PATH: join(swisseph ?? '', 'nodejs', 'node_modules'),
    EPHEMERIS_PATH: join(swisseph ?? '', 'swisseph'),
    PLACES_PATH: join(places ?? '', 'places'),
    PICTURES_PATH: join(pictures ?? '', 'pictures'),
    ...toMemoryVariables(group),
  };
  const execArgv = [...listRuntimeFlags({ memoryMb: group.memoryMb, environment: env })];
  const child = fork(PROGRAM, { env, execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  child.send(events);
  const [life]: readonly Life[] = await Promise.race([once(child, 'message'), ended.then(() => [])]);
  await ended;
  if (!life) throw new Error(`the ${name} function ended without answering`);
  return life;
}
