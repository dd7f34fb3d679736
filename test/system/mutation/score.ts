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
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

/** One change of the code, and what became of it. */
interface Mutant {
  readonly status: MutantStatus;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
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

/** Counts mutants. One that cannot be run, or that changes only what modules do when they load, does not count. */
export function scoreOf(mutants: readonly Pick<Mutant, 'status'>[]): Score {
  const count = (kind: keyof Score): number => mutants.filter(({ status }) => status === STATUS_OF[kind]).length;
  return {
    killed: count('killed'),
    timedOut: count('timedOut'),
    survived: count('survived'),
    notCovered: count('notCovered'),
  };
}

/** The scores of a report by folder: `functions`, `host`, the folders of `lib` and those of `lib/astro`. */
export function scoreFolders({ files }: MutationReport): ReadonlyMap<string, Score> {
  const byFolder = Map.groupBy(Object.entries(files), ([file]) => folderOf(file));
  const scores = [...byFolder].map(
    ([folder, entries]) => [folder, scoreOf(entries.flatMap(([, { mutants }]) => mutants))] as const,
  );
  return new Map(scores.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function folderOf(file: string): string {
  const [top = '', second = '', third = ''] = file.split('/');
  if (top !== 'lib') return top;
  return second === 'astro' && !third.endsWith('.ts') ? `${top}/${second}/${third}` : `${top}/${second}`;
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
    '| folder | mutants | killed | timed out | survived | not covered | score |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}
