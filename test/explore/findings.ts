/** What one run of a property with one seed showed. */
export interface ExploredProperty {
  /** Path of the test file. */
  readonly file: string;
  /** Full title of the test. */
  readonly test: string;
  readonly seed: number;
  /** Absent: the property holds for this seed. */
  readonly failure?: {
    /** fast-check's path to the smallest counterexample; null where it has none. */
    readonly path: string | null;
    /** The smallest counterexample as source text: the arguments of the property in brackets. */
    readonly counterexample: string;
    readonly message: string;
  };
}

const toTitle = ({ file, test }: ExploredProperty): string => `${file} > ${test}`;

/** Counts the seeds of each property, fewest first. */
export function countSeeds(
  explored: readonly ExploredProperty[],
): readonly (readonly [title: string, seeds: number])[] {
  const seedsOf = Map.groupBy(explored, toTitle);
  return [...seedsOf]
    .map(([title, runs]) => [title, new Set(runs.map(({ seed }) => seed)).size] as const)
    .sort(([, a], [, b]) => a - b);
}

const firstLineOf = (text: string): string => text.split('\n', 1)[0] ?? '';

/** Describes each property that failed once, with the parameters to paste into its `fc.assert`. */
export function describeFailures(explored: readonly ExploredProperty[]): readonly string[] {
  const failed = explored.filter(({ failure }) => failure !== undefined);
  return [...Map.groupBy(failed, toTitle)].map(([title, [{ seed, failure } = failed[0] as ExploredProperty]]) =>
    [
      title,
      `  // ${firstLineOf(failure?.message ?? '')}`,
      `  fc.assert(property, { examples: [${failure?.counterexample}] });`,
      `  // the same by seed: { seed: ${seed}, path: '${failure?.path}', endOnFailure: true }`,
    ].join('\n'),
  );
}
