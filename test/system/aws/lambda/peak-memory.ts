import { readFileSync } from 'node:fs';

/**
 * The most memory that a process ever had resident, in bytes; 0 for one that is gone.
 *
 * @source proc_pid_status(5): VmHWM, "peak resident set size", in kB
 */
export function peakMemoryBytes(processId: number): number {
  try {
    const status = readFileSync(`/proc/${processId}/status`, 'utf8');
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
