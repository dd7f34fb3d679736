/** The command `natal`. */
import { enableCompileCache } from 'node:module';
import tab from '@bomb.sh/tab/commander';
import { CommanderError } from 'commander';
import { NatalProblem } from '../../clients/typescript/src/index.ts';
import { EXIT, printFault } from './output.ts';
import { createProgram } from './program.ts';

enableCompileCache();
const program = createProgram();
tab(program);
try {
  await program.parseAsync();
} catch (fault) {
  process.exitCode = await toExitCode(fault);
}

/** What commander refuses it has explained already. */
async function toExitCode(fault: unknown): Promise<number> {
  if (fault instanceof CommanderError) return fault.exitCode === 0 ? EXIT.done : EXIT.refused;
  await printFault(fault);
  return fault instanceof NatalProblem && fault.status < 500 ? EXIT.refused : EXIT.failed;
}
