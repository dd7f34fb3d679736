/** Result of a mutant in the reports. */
export type MutantStatus =
  | 'Killed'
  | 'Timeout'
  | 'Survived'
  | 'NoCoverage'
  | 'RuntimeError'
  | 'CompileError'
  | 'Ignored';

/** The members of a report that are read. @see https://github.com/stryker-mutator/mutation-testing-elements/tree/master/packages/report-schema */
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

/** Counts the mutants of a report. A mutant that cannot be run does not count. */
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

/** Sum of several scores. */
export function sumOf(scores: readonly Score[]): Score {
  const sum = (kind: keyof Score): number => scores.reduce((total, score) => total + score[kind], 0);
  return {
    killed: sum('killed'),
    timedOut: sum('timedOut'),
    survived: sum('survived'),
    notCovered: sum('notCovered'),
  };
}

/** Number of mutants. */
export const mutantsOf = ({ killed, timedOut, survived, notCovered }: Score): number =>
  killed + timedOut + survived + notCovered;

/** Percentage of detected mutants: those that make a test fail and those that make a test run without an end. */
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
