import { readdirSync, readFileSync, statSync } from 'node:fs';

/**
 * Memory of this process and all below it, bytes: proportional set sizes, which count a shared page once. Without `/proc`,
 * the resident set of this process.
 */
export function measureMemoryBytes(): number {
  try {
    const sizes = listProcessTree(process.pid).map(readProportionalBytes);
    return sizes.reduce((sum, size) => sum + size, 0);
  } catch {
    return process.memoryUsage.rss();
  }
}

/** Size of a file of tables with its write-ahead log. */
export function measureFileBytes(path: string): number {
  return ['', '-wal'].reduce((sum, ending) => sum + (statSync(path + ending, { throwIfNoEntry: false })?.size ?? 0), 0);
}

function listProcessTree(root: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), readParent(Number(name))] as const);
  const below = (pid: number): number[] => [
    pid,
    ...parents.filter(([, parent]) => parent === pid).flatMap(([child]) => below(child)),
  ];
  return below(root);
}

/** Of a process that has ended meanwhile: none. */
const readParent = (pid: number): number | undefined => readNumber(`/proc/${pid}/status`, /^PPid:\s+(\d+)/m);

const readProportionalBytes = (pid: number): number =>
  1024 * (readNumber(`/proc/${pid}/smaps_rollup`, /^Pss:\s+(\d+)/m) ?? 0);

function readNumber(path: string, pattern: RegExp): number | undefined {
  try {
    return Number(pattern.exec(readFileSync(path, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}
