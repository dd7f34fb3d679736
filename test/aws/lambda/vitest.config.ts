import { defineConfig } from 'vitest/config';

/** The service as close to AWS as this machine lets it be. One file after the other: they share two processors. */
export default defineConfig({
  test: {
    root: new URL('../../../', import.meta.url).pathname,
    include: ['test/aws/lambda/**/*.test.ts'],
    globalSetup: process.env.DYNAMODB_TEST_ENDPOINT === undefined ? ['test/aws/dynamodb-local.ts'] : [],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 240_000,
  },
});
