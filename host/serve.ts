/**
 * The program of a service on a machine of one's own: without arguments it serves, with `keys`, `backup`, `restore` or
 * `health` it runs a command of the operator.
 */

import { UsageError } from '../infra/keys/usage-error.ts';
import { BackupRefused } from '../lib/adapters/sqlite/backup.ts';
import { TableUnavailable } from '../lib/contract/tables/table-unavailable.ts';
import { PROGRAM_FOLDER, type ServedService, startServe } from './built-service.ts';
import { isCommand, runCommand } from './operations/commands.ts';
import { writeLog } from './operations/log.ts';
import { StartRefused } from './operations/start-refused.ts';
import { readServeSettings } from './settings.ts';

/** Faults that the operator can remove. Their message is enough; a stack would hide it. */
const EXPECTED = [StartRefused, TableUnavailable, BackupRefused, UsageError];

const describe = (fault: unknown): string => {
  const isExpected = EXPECTED.some((kind) => fault instanceof kind);
  return fault instanceof Error ? (isExpected ? fault.message : (fault.stack ?? fault.message)) : String(fault);
};

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

async function serve(): Promise<void> {
  const startedMs = performance.now();
  const starting = startServe(PROGRAM_FOLDER, readServeSettings(process.env));
  stopAtSignal(starting);
  const { address, isReady } = await starting;
  const seconds = Math.round(performance.now() - startedMs) / 1000;
  if (isReady) writeLog('INFO', 'ready', { address, seconds });
  else writeLog('ERROR', 'running, but unable to calculate charts; the lines above say why', { address, seconds });
}

const [command, ...args] = process.argv.slice(2);
try {
  if (command === undefined) await serve();
  else if (isCommand(command)) console.log(await runCommand(command, args, process.env));
  else throw new UsageError(`there is no command ${command}; there are keys, backup, restore and health`);
} catch (fault) {
  if (command === undefined) writeLog('ERROR', `cannot start: ${describe(fault)}`);
  else console.error(describe(fault));
  process.exit(1);
}
