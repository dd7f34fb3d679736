import { Bench } from 'tinybench';
import type { Measurement } from './record.ts';
import type { Ratio } from './rows.ts';

/** Prepares one run, which is not timed, and returns what is. */
export type Subject = () => () => unknown;

export type Subjects = Readonly<Record<string, Subject>>;

/** How often subjects take turns, and for how long each of them runs in one turn. */
export interface Turns {
  readonly rounds: number;
  readonly shareMs: number;
}

const WARM_UP_MS = 1000;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Of all threads of this process: collecting garbage counts, what other programs do meanwhile does not. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A synchronous subject is not awaited: giving up the turn would cost it a microsecond that is not its own. */
async function addTask(bench: Bench, name: string, subject: Subject): Promise<void> {
  let run = subject();
  const result = run();
  const beforeEach = () => {
    run = subject();
  };
  bench.add(name, () => run(), { async: result instanceof Promise, beforeEach });
  await result;
}

/**
 * Medians of every round, milliseconds of the processor. Within a round each subject has its turn, so what slows the
 * machine for a while slows all of them, and their ratios hold.
 *
 * The first run of a turn is not timed. It pays for the subjects before: V8 sweeps their garbage, and compiles again the code that
 * it threw away meanwhile. Between forty other subjects that made a search of a year a third slower than in a process of its own.
 */
export async function mediansByTurns(subjects: Subjects, { rounds, shareMs }: Turns): Promise<Map<string, number[]>> {
  const budget = { time: shareMs, iterations: 1, warmupTime: WARM_UP_MS, warmupIterations: 2 };
  const bench = new Bench({ ...budget, now: processorMs, throws: true });
  for (const [name, subject] of Object.entries(subjects)) await addTask(bench, name, subject);
  for (const task of bench.tasks) await task.warmup();
  const medians = new Map(bench.tasks.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const task of bench.tasks) {
      task.reset();
      await (subjects[task.name] as Subject)()();
      const { result } = await task.run();
      if (result.state !== 'completed') throw new Error(`${task.name} is ${result.state}`);
      medians.get(task.name)?.push(result.latency.p50);
    }
  }
  return medians;
}

/** Measures the rows of a suite: the median of the ratios of all rounds. */
export async function measureRatios(rows: readonly Ratio[], subjects: Subjects, turns: Turns): Promise<Measurement> {
  const names = [...new Set(rows.flatMap(({ of, over }) => [of, over]))];
  const medians = await mediansByTurns(
    Object.fromEntries(names.map((name) => [name, subjectOf(subjects, name)])),
    turns,
  );
  const figures = rows.map(({ id, of, over }) => {
    const [durations = [], references = []] = [medians.get(of), medians.get(over)];
    const ratios = durations.map((ms, round) => ms / (references[round] ?? Number.NaN));
    return [id, { value: median(ratios), ms: median(durations) }] as const;
  });
  return { figures: Object.fromEntries(figures) };
}

function subjectOf(subjects: Subjects, name: string): Subject {
  const subject = subjects[name];
  if (!subject) throw new Error(`no subject of the bench is named ${name}`);
  return subject;
}
