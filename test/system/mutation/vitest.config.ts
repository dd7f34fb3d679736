import { defineConfig } from 'vitest/config';
import { FOLDERS, hasListedParts } from './folders.ts';
import { QuickestFirst } from './quickest-first.ts';

const mutated = FOLDERS.find(({ path }) => path === process.env.MUTATED);
if (!mutated) throw new Error(`MUTATED is ${process.env.MUTATED}; folders.ts has no such folder`);

/** The test files of a file or folder below `test`. */
function toGlob(path: string): string {
  if (path.endsWith('.test.ts')) return `test/${path}`;
  return hasListedParts(path.replace(/^lib\//, '')) ? `test/${path}/*.test.ts` : `test/${path}/**/*.test.ts`;
}

export default defineConfig({
  test: {
    include: mutated.tests.map(toGlob),
    sequence: { sequencer: QuickestFirst },
    setupFiles: 'test/support/fixed-seed.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
