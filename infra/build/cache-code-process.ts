/** Sends events to a built function, then writes the code of its scripts. Each function has a process of its own. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { LoadedScript } from '../../lib/runtime/start/bundle-loader.ts';
import { CACHED_CODE_ENDING, packCode } from '../../lib/runtime/start/cached-code.ts';

interface StartedFunction {
  handler(event: object, context: object): Promise<unknown>;
  listScripts(): readonly LoadedScript[];
  createCode(script: LoadedScript): Buffer;
}

const start = join(process.env.LAMBDA_TASK_ROOT ?? '', 'start.js');
const { handler, listScripts, createCode }: StartedFunction = createRequire(start)(start);

process.once('message', async (events: readonly object[]) => {
  const context = { awsRequestId: 'build', getRemainingTimeInMillis: () => 28_000 };
  // A refusal is as good as an answer: its tables are empty.
  for (const event of events) await Promise.resolve(handler(event, context)).catch(() => undefined);
  for (const script of listScripts()) {
    writeFileSync(script.path + CACHED_CODE_ENDING, packCode(readFileSync(script.path), createCode(script)));
  }
  process.exit();
});
