import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { listChildren } from '../../../host/operations/process-state.ts';
import type { WorkerRole } from '../../../host/worker-settings.ts';
import { PROJECT_FOLDER } from '../../../infra/build/folders.ts';

/** The program of workers. */
export const WORKER_FILE = join(PROJECT_FOLDER, 'host', 'worker.ts');

/** Time in which clients notice that connections are closed, milliseconds. */
const NOTICE_MS = 100;

/** Kills every worker of the service of this process, or those of a role, and waits for the end. */
export async function killWorkers(role?: WorkerRole): Promise<void> {
  const workers = listWorkers(role);
  for (const pid of workers) process.kill(pid, 'SIGKILL');
  while (workers.some((pid) => existsSync(`/proc/${pid}`))) await delay(10);
  await delay(NOTICE_MS);
}

function listWorkers(role?: WorkerRole): readonly number[] {
  return listChildren(process.pid).filter((pid) => isWorker(pid, role));
}

function isWorker(pid: number, role: WorkerRole | undefined): boolean {
  const read = (file: string): string => readFileSync(`/proc/${pid}/${file}`, 'utf8');
  return read('cmdline').includes(WORKER_FILE) && read('environ').includes(role ? `"role":"${role}"` : '');
}
