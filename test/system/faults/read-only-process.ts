import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildFunctionEnvironment } from '../../../infra/local/lambda/environment.ts';
import { watchExit } from '../../../infra/local/lambda/forked-process.ts';
import type { WorkerReply } from '../../../infra/local/lambda/messages.ts';
import type { ProcessListener, ProcessParts, RuntimeProcess } from '../../../infra/local/lambda/runtime-process.ts';
import { listRuntimeFlags } from '../../../infra/node-flags.ts';

const RUNTIME = fileURLToPath(new URL('../../../infra/local/runtime.ts', import.meta.url));

/** A mount namespace in which no file can be written, not even in /tmp. */
const UNSHARE = ['--map-root-user', '--mount', '--propagation', 'private', '--', 'sh', '-c'];
const READ_ONLY =
  'mount --rbind / / && mount -o remount,ro,bind / && { ! mountpoint -q /tmp || mount -o remount,ro,bind /tmp; }';
const PROOF = `${READ_ONLY} && ! touch /tmp/written-by-a-test 2>/dev/null`;

/** Whether this machine permits such a namespace. */
export function canBeReadOnly(): boolean {
  return spawnSync('unshare', [...UNSHARE, PROOF]).status === 0;
}

/** Starts a function's process as usual, but on a read-only disk. */
export function startReadOnly({ spec, folders, log }: ProcessParts, listener: ProcessListener): RuntimeProcess {
  const command = `${READ_ONLY} && exec "$0" "$@"`;
  const child = spawn('unshare', [...UNSHARE, command, process.execPath, ...listRuntimeFlags(spec), RUNTIME], {
    cwd: folders.task,
    env: { ...buildFunctionEnvironment(spec, folders), PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  log.follow(child);
  child.on('message', (reply: WorkerReply) => listener.onReply(reply));
  watchExit(child, listener);
  return { send: (order) => void child.send(order), kill: () => void child.kill('SIGKILL') };
}
