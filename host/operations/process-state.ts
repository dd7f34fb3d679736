import { readdirSync, readFileSync } from 'node:fs';

/** Whether a process of this machine exists, also one of another user. */
export function isProcessRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (fault) {
    return fault instanceof Error && 'code' in fault && fault.code === 'EPERM';
  }
}

/** The processes that a process has started and that have not ended. @source proc_pid_status(5): PPid */
export function listChildren(pid: number | undefined): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((candidate) => readStatus(candidate, 'status', /^PPid:\s+(\d+)/m) === pid);
}

/** A number in a file about a process; undefined for one that has ended. */
export function readStatus(pid: number, file: string, pattern: RegExp): number | undefined {
  try {
    return Number(pattern.exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}
