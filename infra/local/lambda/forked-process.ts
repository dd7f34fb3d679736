import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { functionEnvironment } from './environment.ts';
import type { Reply } from './messages.ts';
import type { Listener, ProcessParts, RuntimeProcess } from './runtime-process.ts';

const RUNTIME = fileURLToPath(new URL('../runtime.ts', import.meta.url));

/** Of a function's memory, what its JavaScript objects may take; the rest is for the engine, buffers and code. */
const HEAP_SHARE = 0.9;

/** Node's options for a function with so much memory. */
export const heapWithin = (memoryMb: number): string => `--max-old-space-size=${Math.floor(memoryMb * HEAP_SHARE)}`;

/** A process with our own runtime in it: needs no rights and nothing but Node. */
export function startForked({ spec, folders, log }: ProcessParts, listener: Listener): RuntimeProcess {
  const child = fork(RUNTIME, [], {
    cwd: folders.task,
    env: functionEnvironment(spec, folders),
    execArgv: [heapWithin(spec.memoryMb)],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  log.follow(child);
  child.on('message', (reply: Reply) => listener.reply(reply));
  watchEnd(child, listener);
  return {
    send: (order) =>
      void child.send(order, (fault) => {
        if (fault) listener.reply({ type: 'fatal', reason: `cannot be reached: ${fault.message}` });
      }),
    kill: () => void child.kill('SIGKILL'),
  };
}

/** Tells a listener when, and how, a process ended. */
export function watchEnd(child: ChildProcess, listener: Listener): void {
  child.once('error', (fault) => listener.reply({ type: 'fatal', reason: fault.message }));
  child.once('close', (code, signal) => listener.gone(`the process ended (${signal ?? `exit code ${code}`})`));
}
