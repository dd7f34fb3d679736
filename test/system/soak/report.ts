import { percentileOf } from '../stress/percentile.ts';
import { type Growth, growthOf } from './growth.ts';
import type { Seen } from './load.ts';
import type { Watched } from './processes.ts';

/** Fragmentation: freed memory in pieces that are too small for later allocations. */
const MEMORY_SHARE = 0.08;

/** What the largest cache of a process can still grow by: stored answers 16 MB, squares of the map of time zones 14 MB. */
const LEAST_MEMORY_MB = 16;

/** Allowance for open files: the number of connections to the tables and to clients varies. */
const OPEN_FILES = 3;

/** Growth of memory and of open files of a process. */
export function growths({ name, taken }: Watched): readonly [memory: Growth, openFiles: Growth] {
  const memory = taken.map(({ memoryMb }) => memoryMb);
  const allowance = Math.max(LEAST_MEMORY_MB, MEMORY_SHARE * Math.min(...memory));
  return [
    growthOf({ name, unit: 'MB', samples: memory, allowance }),
    growthOf({ name, unit: 'open files', samples: taken.map(({ openFiles }) => openFiles), allowance: OPEN_FILES }),
  ];
}

const cell = (value: number, decimals: number): string => value.toFixed(decimals).padStart(9);

const TITLES = ['requests', 'p50 ms', 'p95 ms', 'p99 ms'].map((title) => title.padStart(9)).join('');

function timesOf(name: string, durationsMs: readonly number[]): string {
  const quantiles = [0.5, 0.95, 0.99].map((share) => percentileOf(durationsMs, share));
  return name.padEnd(28) + cell(durationsMs.length, 0) + quantiles.map((ms) => cell(ms, 1)).join('');
}

/** Durations of answers, by group and in total. */
export function times({ durationsMs }: Seen): string {
  const groups = [...durationsMs].sort(([one], [other]) => one.localeCompare(other));
  const all = groups.flatMap(([, durations]) => durations);
  return [
    'group'.padEnd(28) + TITLES,
    ...groups.map(([group, durations]) => timesOf(group, durations)),
    timesOf('all', all),
  ].join('\n');
}

function growthLine({ series: { name, unit, allowance }, typical, grown, isWithin }: Growth): string {
  const amount = `${grown >= 0 ? '+' : ''}${grown.toFixed(1)} ${unit} of ${typical.toFixed(0)}`;
  return `${isWithin ? '  ' : '! '}${name.padEnd(28)} ${amount.padEnd(28)} may be +${allowance.toFixed(1)}`;
}

/** Resources of every process, and the figures that grew beyond their allowance. */
export function growthLines(all: readonly Growth[]): string {
  return all.map(growthLine).join('\n');
}

/** Every fault that the run detected, as text. */
export function findings(seen: Seen, watched: readonly Watched[], all: readonly Growth[]): readonly string[] {
  return [
    ...[...seen.failures].map(([what, count]) => `${count} × ${what}`),
    ...watched.filter(({ isGone }) => isGone).map(({ name, pid }) => `${name} (process ${pid}) ended`),
    ...all
      .filter(({ isWithin }) => !isWithin)
      .map(({ series, grown }) => `${series.name} grew by ${grown.toFixed(1)} ${series.unit}`),
  ];
}
