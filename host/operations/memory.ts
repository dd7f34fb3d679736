import { statSync } from 'node:fs';
import { listChildren, readStatus } from './process-state.ts';

/**
 * Memory of this process and of those that it has started, bytes: proportional set sizes, which count a shared page once. Without `/proc`,
 * the resident set of this process.
 */
export function measureMemoryBytes(): number {
  try {
    const sizes = [process.pid, ...listChildren(process.pid)].map(readProportionalBytes);
    return sizes.reduce((sum, size) => sum + size, 0);
  } catch {
    return process.memoryUsage.rss();
  }
}

/** Size of a file of tables with its write-ahead log. */
export function measureFileBytes(path: string): number {
  return ['', '-wal'].reduce((sum, ending) => sum + (statSync(path + ending, { throwIfNoEntry: false })?.size ?? 0), 0);
}

const readProportionalBytes = (pid: number): number => 1024 * (readStatus(pid, 'smaps_rollup', /^Pss:\s+(\d+)/m) ?? 0);
