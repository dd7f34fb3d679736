import { defineConfig } from 'vitest/config';

/** Every suite that asks tables, one after the other: they share the engine that the set-up starts. */
export default defineConfig({
  test: {
    root: new URL('../../', import.meta.url).pathname,
    include: ['test/lib/store/dynamodb/**/*.test.ts', 'test/functions/authorizer/**/*.test.ts'],
    globalSetup: 'test/aws/dynamodb-local.ts',
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
