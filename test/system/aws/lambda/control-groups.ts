import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MOUNT = '/sys/fs/cgroup';

/**
 * Memory with which a function has one whole processor; with less memory its share is proportional.
 *
 * @source "Configure Lambda function memory", AWS Lambda Developer Guide (configuration-memory): 1 769 MB
 */
const MB_PER_PROCESSOR = 1769;

const PERIOD_US = 100_000;

/** Limits of one execution environment. */
export interface Allowance {
  readonly memoryMb: number;
}

/** The control groups of one execution environment. */
export interface ControlGroups {
  /** Folders to whose `cgroup.procs` a process is added. */
  readonly folders: readonly string[];
  /** Processes in them. */
  processes(): readonly number[];
  /** How often the kernel ended one for lack of memory. */
  memoryKills(): number;
  /** Removes the groups; no process may run in them. */
  remove(): void;
}

const quotaUs = ({ memoryMb }: Allowance): number => Math.round((PERIOD_US * memoryMb) / MB_PER_PROCESSOR);
const bytes = ({ memoryMb }: Allowance): string => String(memoryMb * 1024 * 1024);

/** A limit: its group, its file and the written value. */
type Limit = readonly [group: 0 | 1, file: string, value: string];

interface Version {
  /** Groups within which new ones are made. */
  parents(): readonly string[];
  limits(allowance: Allowance): readonly Limit[];
  readonly kills: readonly [file: string, line: RegExp];
}

/** One group for both limits (version 2 of the kernel's interface), or one for each (version 1). */
const VERSIONS: Readonly<Record<1 | 2, Version>> = {
  2: {
    parents: () => [MOUNT],
    limits: (allowance) => [
      [0, 'memory.max', bytes(allowance)],
      [0, 'memory.swap.max', '0'],
      [0, 'cpu.max', `${quotaUs(allowance)} ${PERIOD_US}`],
    ],
    kills: ['memory.events', /^oom_kill (\d+)/m],
  },
  1: {
    parents: () => [join(MOUNT, 'memory', ownPath('memory')), join(MOUNT, 'cpu', ownPath('cpu'))],
    limits: (allowance) => [
      [0, 'memory.limit_in_bytes', bytes(allowance)],
      [0, 'memory.swappiness', '0'],
      [1, 'cpu.cfs_period_us', String(PERIOD_US)],
      [1, 'cpu.cfs_quota_us', String(quotaUs(allowance))],
    ],
    kills: ['memory.oom_control', /^oom_kill (\d+)/m],
  },
};

/** Makes control groups with the limits of a function. @throws Error if this system does not permit it */
export function openControlGroups(name: string, allowance: Allowance): ControlGroups {
  const { parents, limits, kills } = VERSIONS[existsSync(join(MOUNT, 'cgroup.controllers')) ? 2 : 1];
  const folders = parents().map((parent) => join(parent, name));
  for (const folder of folders) mkdirSync(folder);
  for (const [index, file, value] of limits(allowance)) writeFileSync(join(folders[index] ?? '', file), value);
  const [killsFile, killsLine] = kills;
  return {
    folders,
    processes: () => processesIn(folders[0] ?? ''),
    memoryKills: () => Number(killsLine.exec(readFileSync(join(folders[0] ?? '', killsFile), 'utf8'))?.[1] ?? 0),
    remove: () => {
      for (const folder of folders) rmdirSync(folder);
    },
  };
}

/** The control group of version 1 in which this process is, for one controller. */
function ownPath(controller: string): string {
  const lines = readFileSync('/proc/self/cgroup', 'utf8').split('\n');
  const own = lines
    .map((line) => line.split(':'))
    .find(([, controllers]) => controllers?.split(',').includes(controller));
  return own?.[2] ?? '/';
}

function processesIn(folder: string): number[] {
  const text = readFileSync(join(folder, 'cgroup.procs'), 'utf8');
  return text.split('\n').filter(Boolean).map(Number);
}
