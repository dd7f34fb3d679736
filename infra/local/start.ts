/** `npm start`: builds, synthesises, and serves what was synthesised until it is told to stop. */
import { join } from 'node:path';
import { buildAll } from '../build/build.ts';
import { PROJECT_FOLDER } from '../build/folders.ts';
import { type LocalGateway, startGateway } from './gateway.ts';
import { PortTaken } from './http/server.ts';
import { localKey } from './key.ts';
import { portFrom } from './port.ts';
import { synthesise } from './synthesise.ts';
import { FIRST_ENDPOINT, welcome } from './welcome.ts';

const STATE_FOLDER = join(PROJECT_FOLDER, '.local');
const ASSEMBLY_FOLDER = join(PROJECT_FOLDER, 'cdk.out');

async function start(signal: AbortSignal): Promise<LocalGateway> {
  const startedMs = performance.now();
  const port = portFrom(process.env.PORT);
  await buildAll();
  await synthesise(ASSEMBLY_FOLDER, signal);
  const gateway = await startGateway({
    assemblyFolder: ASSEMBLY_FOLDER,
    logFolder: join(STATE_FOLDER, 'logs'),
    port,
    show: (line) => console.error(line),
  });
  const key = await localKey(process.env.LOCAL_API_KEY, join(STATE_FOLDER, 'api-key'));
  const loaded = await gateway.warm(FIRST_ENDPOINT.method, FIRST_ENDPOINT.path);
  console.log(welcome(gateway.address, key));
  console.log(`${loaded ? 'Ready' : 'Up, but not able to calculate,'} after ${seconds(startedMs)} s; Ctrl-C stops.`);
  return gateway;
}

const seconds = (sinceMs: number): string => ((performance.now() - sinceMs) / 1000).toFixed(1);

/** Settles when the terminal or a supervisor asks to stop. */
function stopAsked(): AbortSignal {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => stop.abort());
  return stop.signal;
}

function failed(fault: unknown, signal: AbortSignal): never {
  if (signal.aborted) process.exit();
  console.error(fault instanceof PortTaken ? `Cannot start: ${fault.message}` : fault);
  process.exit(1);
}

const signal = stopAsked();
const gateway = await start(signal).catch((fault: unknown) => failed(fault, signal));
if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
await gateway.stop();
process.exit();
