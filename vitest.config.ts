import { defineConfig } from 'vitest/config';

/** What `npm test` runs. Suites that take minutes, or need more than `npm ci` installs, are in `test/system`. */
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/system/**'],
    // Vitest leaves a core to others unless it is told so, which on two cores is half of them. Each file keeps a process of
    // its own: files that share one save a quarter of the time, and find each other's tables and variables.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: ['test/support/slowest-files.ts', 'default'],
  },
});
