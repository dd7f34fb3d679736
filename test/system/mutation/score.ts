/** Results of mutants that count: one that cannot be run, or that changes only what modules do when they load, does not. */
const COUNTED = ['Killed', 'Timeout', 'Survived', 'NoCoverage'] as const;

/** Result of a mutant in the reports. */
export type MutantStatus = (typeof COUNTED)[number] | 'RuntimeError' | 'CompileError' | 'Ignored';

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

/** Percentage of detected mutants: those that make a test fail and those that make a test run without an end. */
export function percentageOf(mutants: readonly Pick<Mutant, 'status'>[]): number {
  const [killed = 0, timedOut = 0, ...undetected] = countByStatus(mutants);
  const detected = killed + timedOut;
  return (100 * detected) / undetected.reduce((sum, count) => sum + count, detected);
}

const countByStatus = (mutants: readonly Pick<Mutant, 'status'>[]): readonly number[] =>
  COUNTED.map((counted) => mutants.filter(({ status }) => status === counted).length);

/** All mutants of a report. */
export const listMutants = ({ files }: MutationReport): readonly Mutant[] =>
  Object.values(files).flatMap(({ mutants }) => mutants);

/** The rows of the table in the README, by folder: `functions`, `host`, the folders of `lib` and those of `lib/astro`. */
export function tableOf(report: MutationReport): string {
  const byFolder = Map.groupBy(Object.entries(report.files), ([file]) => folderOf(file));
  const folders = [...byFolder].map(([name, files]) => [name, files.flatMap(([, { mutants }]) => mutants)] as const);
  const rows = [...folders.toSorted(([a], [b]) => (a < b ? -1 : 1)), ['**all**', listMutants(report)] as const].map(
    ([name, mutants]) => {
      const counts = countByStatus(mutants);
      const all = counts.reduce((sum, count) => sum + count);
      return `| ${name} | ${[all, ...counts].join(' | ')} | ${percentageOf(mutants).toFixed(1)} % |`;
    },
  );
  return [
    '| folder | mutants | killed | timed out | survived | not covered | score |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}

function folderOf(file: string): string {
  const [top = '', second = '', third = ''] = file.split('/');
  if (top !== 'lib') return top;
  return second === 'astro' && !third.endsWith('.ts') ? `${top}/${second}/${third}` : `${top}/${second}`;
}
