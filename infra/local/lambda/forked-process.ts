import { type ChildProcess, fork } from 'node:child_process';
import { listRuntimeFlags } from '../../node-flags.ts';
import { buildFunctionEnvironment } from './environment.ts';
import type { WorkerReply } from './messages.ts';
import type { ProcessListener, ProcessParts, RuntimeProcess, StartProcess } from './runtime-process.ts';

/** Starts processes with a runtime, which needs only Node and no privileges. @param runtime file of infra/local/runtime.ts */
export const forkProcesses =
  (runtime: string): StartProcess =>
  (parts, listener) =>
    startProcess(runtime, parts, listener);

function startProcess(
  runtime: string,
  { spec, folders, log }: ProcessParts,
  listener: ProcessListener,
): RuntimeProcess {
  const child = fork(runtime, [], {
    cwd: folders.task,
    env: buildFunctionEnvironment(spec, folders),
    execArgv: [...listRuntimeFlags(spec)],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  log.follow(child);
  child.on('message', (reply: WorkerReply) => listener.onReply(reply));
  watchExit(child, listener);
  return {
    send: (request) =>
      void child.send(request, (fault) => {
        if (fault) listener.onReply({ type: 'fatal', reason: `cannot be reached: ${fault.message}` });
      }),
    kill: () => void child.kill('SIGKILL'),
  };
}

/** Reports the end of a process to a listener. */
export function watchExit(child: ChildProcess, listener: ProcessListener): void {
  child.once('error', (fault) => listener.onReply({ type: 'fatal', reason: fault.message }));
  child.once('close', (code, signal) => listener.onEnd(`the process ended (${signal ?? `exit code ${code}`})`));
}
