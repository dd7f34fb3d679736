import { fileURLToPath } from 'node:url';
import { forkProcesses } from './forked-process.ts';

/** Starts processes with the runtime of this checkout. */
export const startForkedProcess = forkProcesses(fileURLToPath(new URL('../runtime.ts', import.meta.url)));
