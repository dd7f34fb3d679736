import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Order of the files that a mutant is put before: those that failed when they were last run, as neighbouring
 * mutants are killed by the same file, and then the quickest. A run ends with the first failure.
 */
export class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => this.#priority(a) - this.#priority(b));
  }

  /** Negative for a file that failed, else how long it ran, in ms. */
  #priority(file: TestSpecification): number {
    const last = this.ctx.cache.getTestSpecificationResult(file);
    if (last === undefined) return 0;
    return last.failed ? -1 : last.duration;
  }
}
