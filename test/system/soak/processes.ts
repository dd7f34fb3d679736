import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { listChildren } from '../../../host/operations/process-state.ts';

/** Resources of a process at one moment. */
export interface Taken {
  /** Resident, in units of 2^20 bytes, after garbage was collected. */
  readonly memoryMb: number;
  readonly openFiles: number;
}

/** @returns undefined for a process that is gone. @source proc(5): VmRSS is in kB, and fd has one entry for each open file */
export function takenBy(pid: number): Taken | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const memoryKb = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]);
    if (Number.isNaN(memoryKb)) return undefined;
    return { memoryMb: memoryKb / 1024, openFiles: readdirSync(`/proc/${pid}/fd`).length };
  } catch {
    return undefined;
  }
}

/** Samples of one process. */
export interface Watched {
  readonly name: string;
  readonly pid: number;
  readonly taken: Taken[];
  /** Whether the process has ended. */
  isGone: boolean;
}

/**
 * Adds a sample of a process, some time after a signal to collect its garbage: without the signal a process keeps unused memory
 * and grows by tens of megabytes for minutes.
 */
export async function sample(watched: Watched, collectingMs: number): Promise<void> {
  collectIn(watched);
  await delay(collectingMs);
  const taken = takenBy(watched.pid);
  if (taken) watched.taken.push(taken);
  else watched.isGone = true;
}

function collectIn(watched: Watched): void {
  try {
    process.kill(watched.pid, 'SIGUSR2');
  } catch {
    watched.isGone = true;
  }
}

/** The workers of a service. */
export const watchWorkers = (pid: number): readonly Watched[] =>
  listChildren(pid).map((child) => watched(`worker ${child}`, child));

export const watched = (name: string, pid: number): Watched => ({ name, pid, taken: [], isGone: false });
