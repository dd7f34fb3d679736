import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'test/aws/**', 'test/bench/**'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
