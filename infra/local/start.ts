/** `npm start`: builds, synthesises, and serves the result until a signal stops it. */
import { type LocalService, startService } from './service.ts';
import { StartRefused } from './start-refused.ts';
import { renderWelcome } from './welcome.ts';

async function start(signal: AbortSignal): Promise<LocalService> {
  const startedMs = performance.now();
  const service = await startService(process.env, signal, (line) => console.log(line));
  console.log(renderWelcome(service.address, service.key));
  console.log(
    `${service.ready ? 'Ready' : 'Running, but unable to calculate,'} after ${formatSecondsSince(startedMs)} s; Ctrl-C stops.`,
  );
  return service;
}

const formatSecondsSince = (sinceMs: number): string => ((performance.now() - sinceMs) / 1000).toFixed(1);

/** Aborts when the terminal or a supervisor sends a signal to stop. */
function listenForStop(): AbortSignal {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => stop.abort());
  return stop.signal;
}

function exitWithError(fault: unknown, signal: AbortSignal): never {
  if (signal.aborted) process.exit();
  console.error(fault instanceof StartRefused ? `Cannot start: ${fault.message}` : fault);
  process.exit(1);
}

const signal = listenForStop();
const service = await start(signal).catch((fault: unknown) => exitWithError(fault, signal));
if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
await service.stop();
process.exit();
