import type { InvocationFigures } from '../figures.ts';
import { onShareMs } from '../invocation.ts';
import { mean } from '../mean.ts';
import type { CountingTables } from './counting-tables.ts';
import type { Instance, Invocation } from './instance.ts';
import { roundsOf, type TableCall } from './table-call.ts';

/** Writes that belong to no request: sums that are settled every few seconds. */
const STATISTICS = 'statistics';
const CACHE = 'cache';

/** A series ends after so many invocations, or after so long. */
const MOST_INVOCATIONS = 60;
const LONGEST_MS = 2500;

/** What was seen of a series of requests that are alike. */
export interface Series {
  readonly figures: InvocationFigures;
  readonly answers: readonly unknown[];
  /** Write units of each settling of the statistics that came in between. */
  readonly settlings: readonly number[];
}

interface Sample {
  readonly invocation: Invocation;
  readonly calls: readonly TableCall[];
}

/** Where a series is made. */
export interface Bench {
  readonly instance: Instance;
  readonly tables: CountingTables;
  /** What the function has in production: on it depends how long it takes there. */
  readonly memoryMb: number;
}

/** Asks so often that the figures stand, or as often as there is time for. @param eventAt the event of each request */
export async function seriesOf(
  { instance, tables, memoryMb }: Bench,
  eventAt: (index: number) => object,
  most = MOST_INVOCATIONS,
): Promise<Series> {
  await instance.takeLog();
  tables.takeCalls();
  const samples: Sample[] = [];
  const endsMs = performance.now() + LONGEST_MS;
  while (samples.length < most && (samples.length === 0 || performance.now() < endsMs)) {
    const invocation = await instance.invoke(eventAt(samples.length));
    samples.push({ invocation, calls: tables.takeCalls() });
  }
  const log = await instance.takeLog();
  return {
    figures: { ...figuresOf(samples, memoryMb), ...logFiguresOf(log, samples.length) },
    answers: samples.map(({ invocation }) => invocation.answer),
    settlings: samples.map(({ calls }) => unitsOf(calls.filter(isSettling))).filter((units) => units > 0),
  };
}

/** Reading statistics is what some requests are for. */
const isSettling = ({ table, writeUnits }: TableCall): boolean => table === STATISTICS && writeUnits > 0;
const unitsOf = (calls: readonly TableCall[]): number => calls.reduce((sum, { writeUnits }) => sum + writeUnits, 0);

type CallFigures = Omit<InvocationFigures, 'logEvents' | 'logBytes'>;

/** Samples in which statistics were settled have processor time that is not their own: they count for their calls only. */
function figuresOf(samples: readonly Sample[], memoryMb: number): CallFigures {
  const own = samples.filter(({ calls }) => !calls.some(isSettling));
  const times = (own.length > 0 ? own : samples).map(({ invocation }) => invocation.cpuMs).toSorted((a, b) => a - b);
  const asked = samples.map(({ calls }) => calls.filter((call) => !isSettling(call)));
  return {
    invocations: samples.length,
    medianCpuMs: rounded(times[Math.floor(times.length / 2)] ?? Number.NaN),
    meanCpuMs: rounded(mean(times)),
    meanWholeMs: rounded(mean(times.map((cpuMs) => Math.ceil(onShareMs(cpuMs, memoryMb))))),
    tableRounds: rounded(mean(asked.map(roundsOf))),
    readUnits: rounded(mean(asked.map((calls) => calls.reduce((sum, { readUnits }) => sum + readUnits, 0)))),
    writeUnits: rounded(mean(asked.map(unitsOf))),
    keptUnits: rounded(mean(asked.map((calls) => unitsOf(calls.filter(({ table }) => table === CACHE))))),
  };
}

function logFiguresOf(
  lines: readonly string[],
  invocations: number,
): Pick<InvocationFigures, 'logEvents' | 'logBytes'> {
  const bytes = lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
  return { logEvents: rounded(lines.length / invocations), logBytes: rounded(bytes / invocations) };
}

/** To the microsecond, and to the thousandth of a unit: what lies below changes with every run. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000;
