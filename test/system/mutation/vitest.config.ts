import { defineConfig } from 'vitest/config';
import { FOLDERS } from './folders.ts';
import { QuickestFirst } from './quickest-first.ts';

const mutated = FOLDERS.find(({ path }) => path === process.env.MUTATED);
if (!mutated) throw new Error(`MUTATED is ${process.env.MUTATED}; folders.ts has no such folder`);

const isFile = (path: string): boolean => path.endsWith('.test.ts');

export default defineConfig({
  test: {
    include: mutated.tests.map((path) => (isFile(path) ? `test/${path}` : `test/${path}/**/*.test.ts`)),
    sequence: { sequencer: QuickestFirst },
    setupFiles: 'test/support/fixed-seed.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
