/** The command `natal`. */
import { enableCompileCache } from 'node:module';
import tab from '@bomb.sh/tab/commander';
import { CommanderError } from 'commander';
import { NatalProblem } from '../../clients/typescript/src/index.ts';
import { EXIT, printFault } from './output.ts';
import { createProgram } from './program.ts';
import { Refused, Stopped } from './refused.ts';

enableCompileCache();
const program = createProgram();
tab(program);
try {
  await program.parseAsync();
} catch (fault) {
  process.exitCode = toExitCode(fault);
}

/** What commander refuses it has explained already. */
function toExitCode(fault: unknown): number {
  if (fault instanceof CommanderError) return fault.exitCode === 0 ? EXIT.done : EXIT.refused;
  printFault(fault);
  if (fault instanceof Stopped) return fault.exitCode;
  const isRefused = fault instanceof Refused || (fault instanceof NatalProblem && fault.status < 500);
  return isRefused ? EXIT.refused : EXIT.failed;
}
