/**
 * The program of a service on a machine of one's own: without arguments it serves, with `keys`, `backup`, `restore` or
 * `health` it runs a command of the operator.
 */
import { UsageError } from '../infra/keys/usage-error.ts';
import { locateServeFiles } from './built-files.ts';
import { isCommand, runCommand } from './operations/commands.ts';
import { describeFault } from './operations/describe-fault.ts';
import { writeLog } from './operations/log.ts';
import { serveUntilSignal } from './serving.ts';

const [command, ...args] = process.argv.slice(2);
try {
  if (command === undefined) await serveUntilSignal(locateServeFiles(import.meta.dirname), process.env);
  else if (isCommand(command)) console.log(await runCommand(command, args, process.env));
  else throw new UsageError(`there is no command ${command}; there are keys, backup, restore and health`);
} catch (fault) {
  if (command === undefined) writeLog('ERROR', `cannot start: ${describeFault(fault)}`);
  else console.error(describeFault(fault));
  process.exit(1);
}
