import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { detectHostArchitecture } from '../../infra/architecture.ts';
import { locateArtifacts } from '../../infra/artifacts.ts';
import { BUILD_FOLDER } from '../../infra/build/folders.ts';
import { gatewayEvent } from '../support/gateway-event.ts';
import { type Birth, births, bodyOf } from './births.ts';
import { figuresOf } from './measure.ts';
import type { Row } from './row.ts';

const STARTS = 10;
const MOST_MS = 250;
const PROGRAM = fileURLToPath(new URL('first-answer-process.cjs', import.meta.url));

/** The environment in which Lambda would start the bundle, its layers where the build left them instead of /opt. */
function environment(): Record<string, string> {
  const { functionFolder, layerFolder } = locateArtifacts(BUILD_FOLDER);
  const [swisseph, places] = (['swisseph', 'places'] as const).map((layer) =>
    layerFolder(layer, detectHostArchitecture()),
  );
  return {
    LAMBDA_TASK_ROOT: functionFolder('natal'),
    NODE_PATH: join(swisseph ?? '', 'nodejs', 'node_modules'),
    EPHEMERIS_PATH: join(swisseph ?? '', 'swisseph'),
    PLACES_PATH: join(places ?? '', 'places'),
  };
}

function start(birth: Birth): ChildProcess {
  const event = gatewayEvent({ path: '/ephemeris/natal-chart', body: bodyOf(birth) });
  return spawn(process.execPath, [PROGRAM], {
    env: { ...environment(), EVENT: JSON.stringify(event) },
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
}

/** From the start of a fresh process to its first chart, milliseconds. */
async function firstAnswerMs(birth: Birth): Promise<number> {
  const startedMs = performance.now();
  const child = start(birth);
  const answers = child.stdio[3];
  if (!answers || !('on' in answers)) throw new Error('the process has no way to answer');
  let answeredMs = Number.NaN;
  answers.once('readable', () => {
    answeredMs = performance.now();
  });
  const [status] = await Promise.all([text(answers as AsyncIterable<Buffer>), once(child, 'exit')]);
  if (status !== '200') throw new Error(`the natal function answered ${status || 'nothing'} in a fresh process`);
  return answeredMs - startedMs;
}

/** How long the natal function takes from nothing to its first answer. */
export async function firstAnswerRows(): Promise<readonly Row[]> {
  const samplesMs: number[] = [];
  for (const birth of births(STARTS)) samplesMs.push(await firstAnswerMs(birth));
  const { median, p95 } = figuresOf(samplesMs);
  return [{ name: 'natal: start to first answer', unit: 'ms', measured: median, p95, budget: MOST_MS }];
}
