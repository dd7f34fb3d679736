/** The thread of the engine in another program's process: answers its requests, without keys, limits, files of tables or a network. */
import { parentPort } from 'node:worker_threads';
import { provideParts } from '../../lib/runtime/provided-parts.ts';
import { answerRequest, type ThreadRequest } from './answer-request.ts';
import { CALENDAR_KEY_VARIABLE, createFreeTables } from './free-tables.ts';
import placesInSeveralZones from './several-zones.json' with { type: 'json' };

/** A request with a number, which its answer repeats. */
export interface NumberedRequest extends ThreadRequest {
  readonly id: number;
}

// Functions write the metrics of each request to the standard output, which here is that of another program.
process.stdout.write = () => true;
provideParts({
  ...createFreeTables(process.env[CALENDAR_KEY_VARIABLE] ?? ''),
  ...(process.env.BOUNDARIES_PATH === undefined && { placesInSeveralZones }),
});
parentPort?.on('message', async ({ id, ...request }: NumberedRequest) => {
  parentPort?.postMessage({ id, ...(await answerRequest(request)) });
});
