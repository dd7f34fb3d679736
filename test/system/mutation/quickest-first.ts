import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Order of the test files for a mutant: first the files that failed in their last run, because the same file kills
 * neighboring mutants, and then the quickest. A run ends with the first failure.
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
