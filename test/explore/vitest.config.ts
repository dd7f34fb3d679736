import { defineConfig } from 'vitest/config';

const TEN_MINUTES_MS = 600_000;

/** All files of `npm test`, with new seeds for their properties; `run.ts` names the files and the time. */
export default defineConfig({
  test: {
    root: new URL('../../', import.meta.url).pathname,
    include: ['test/**/*.test.ts'],
    exclude: ['test/system/**'],
    setupFiles: 'test/explore/new-seeds.ts',
    maxWorkers: '100%',
    testTimeout: TEN_MINUTES_MS,
    hookTimeout: TEN_MINUTES_MS,
    reporters: ['dot'],
  },
});
