import { defineConfig } from 'vitest/config';
import { listProcessChangers } from './test/support/process-state.ts';
import { BUILDING } from './test/system/left-out.ts';

const exclude = ['test/system/**', ...BUILDING];
const ownProcess = listProcessChangers('test/**/*.test.ts');

/**
 * What `npm test` runs: the same values and the same order each time. Files share the modules of two processes, which saves
 * most of the time; files that change their process have one each. Suites that take minutes, build, lint or synthesize, or
 * need more than `npm ci` installs, are in `test/system`.
 */
export default defineConfig({
  test: {
    // Vitest leaves a core to others unless configured otherwise, which on two cores is half of them.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    setupFiles: 'test/support/fixed-seed.ts',
    sequence: { shuffle: { files: true, tests: false }, seed: 1 },
    reporters: ['test/support/slowest-files.ts', 'default'],
    projects: [
      {
        extends: true,
        test: { name: 'shared', include: ['test/**/*.test.ts'], exclude: [...exclude, ...ownProcess], isolate: false },
      },
      { extends: true, test: { name: 'own-process', include: ownProcess, exclude } },
    ],
  },
});
