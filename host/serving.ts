import { type ServedService, startServe } from './built-service.ts';
import { writeLog } from './operations/log.ts';
import type { HostFiles } from './service.ts';
import { readServeSettings } from './settings.ts';

/** Stops at the first signal and lets requests finish; a second signal ends the process at once. */
function stopAtSignal(starting: Promise<ServedService>): void {
  let isStopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    writeLog('INFO', 'stopping', { signal });
    await (await starting).stop();
    writeLog('INFO', 'stopped');
    process.exit();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => void stop(name));
}

/** Serves built files until a signal. @throws StartRefused */
export async function serveUntilSignal(
  files: Omit<HostFiles, 'edition'>,
  environment: Readonly<NodeJS.ProcessEnv>,
): Promise<void> {
  const startedMs = performance.now();
  const starting = startServe(files, readServeSettings(environment));
  stopAtSignal(starting);
  const { address, isReady } = await starting;
  const seconds = Math.round(performance.now() - startedMs) / 1000;
  if (isReady) writeLog('INFO', 'ready', { address, seconds });
  else writeLog('ERROR', 'running, but unable to calculate charts; the lines above say why', { address, seconds });
}
