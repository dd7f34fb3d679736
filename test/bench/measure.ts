/** Something whose duration is measured: prepares one run, which is not counted, and returns what is. */
export type Subject = () => () => unknown;

/** What was measured of one subject, in the unit of the samples. */
export interface Figures {
  readonly median: number;
  readonly p95: number;
}

interface Rounds {
  readonly warmUp: number;
  readonly measured: number;
}

/** The value below which a share of the samples lies. */
function quantile(ascending: Float64Array, share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;
}

export function figuresOf(samples: Iterable<number>): Figures {
  const ascending = Float64Array.from(samples).sort();
  return { median: quantile(ascending, 0.5), p95: quantile(ascending, 0.95) };
}

/**
 * Durations of several subjects, in microseconds, each run once a round. What slows the machine down for a while slows
 * all of them, so their ratios hold where the figures themselves drift.
 */
export async function interleaved<Name extends string>(
  subjects: Readonly<Record<Name, Subject>>,
  rounds: Rounds,
): Promise<Readonly<Record<Name, Figures>>> {
  const names = Object.keys(subjects) as Name[];
  const samples = new Map(names.map((name) => [name, new Float64Array(rounds.measured)]));
  for (let round = -rounds.warmUp; round < rounds.measured; round += 1) {
    for (const [name, durations] of samples) durations[round] = await durationMicroseconds(subjects[name]);
  }
  const figures = names.map((name) => [name, figuresOf(samples.get(name) ?? [])]);
  return Object.fromEntries(figures) as Record<Name, Figures>;
}

/** A synchronous subject is not awaited: giving up the turn would cost it a microsecond that is not its own. */
async function durationMicroseconds(subject: Subject): Promise<number> {
  const run = subject();
  const startedMs = performance.now();
  const result = run();
  if (result instanceof Promise) await result;
  return (performance.now() - startedMs) * 1000;
}
