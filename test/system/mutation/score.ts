/** What became of a mutant, as the reports call it. */
export type MutantStatus =
  | 'Killed'
  | 'Timeout'
  | 'Survived'
  | 'NoCoverage'
  | 'RuntimeError'
  | 'CompileError'
  | 'Ignored';

/** What is read of a report. @see https://github.com/stryker-mutator/mutation-testing-elements/tree/master/packages/report-schema */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: MutantStatus }[] }>>;
}

/** Mutants of a folder, counted. */
export interface Score {
  readonly killed: number;
  readonly timedOut: number;
  readonly survived: number;
  readonly notCovered: number;
}

const STATUS_OF = {
  killed: 'Killed',
  timedOut: 'Timeout',
  survived: 'Survived',
  notCovered: 'NoCoverage',
} as const satisfies Record<keyof Score, MutantStatus>;

/** Counts the mutants of a report. One that cannot be run is neither the tests' merit nor their fault. */
export function scoreOf({ files }: MutationReport): Score {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (kind: keyof Score): number => statuses.filter((status) => status === STATUS_OF[kind]).length;
  return {
    killed: count('killed'),
    timedOut: count('timedOut'),
    survived: count('survived'),
    notCovered: count('notCovered'),
  };
}

/** Several scores as one. */
export function sumOf(scores: readonly Score[]): Score {
  const sum = (kind: keyof Score): number => scores.reduce((total, score) => total + score[kind], 0);
  return {
    killed: sum('killed'),
    timedOut: sum('timedOut'),
    survived: sum('survived'),
    notCovered: sum('notCovered'),
  };
}

/** How many there were. */
export const mutantsOf = ({ killed, timedOut, survived, notCovered }: Score): number =>
  killed + timedOut + survived + notCovered;

/** Percentage that the tests noticed: those that made one fail, and those that made one run without an end. */
export const percentageOf = (score: Score): number => (100 * (score.killed + score.timedOut)) / mutantsOf(score);

/** The rows of the table in the README. */
export function tableOf(scores: ReadonlyMap<string, Score>): string {
  const rows = [...scores, ['**all**', sumOf([...scores.values()])] as const].map(([name, score]) => {
    const { killed, timedOut, survived, notCovered } = score;
    const counts = [mutantsOf(score), killed, timedOut, survived, notCovered];
    return `| ${name} | ${counts.join(' | ')} | ${percentageOf(score).toFixed(1)} % |`;
  });
  return [
    '| folder of `lib` | mutants | killed | timed out | survived | not covered | score |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}
