import { defineConfig } from 'vitest/config';
import { dynamoDbLocalLacks, runtimeClientLacks } from './aws/lacking.ts';
import { BUILDING, DEAR_PROPERTIES } from './left-out.ts';

/** Suites that other tests have too: here they run on DynamoDB Local instead of the embedded engine. */
const TABLES = [
  'test/lib/adapters/dynamodb/**/*.test.ts',
  'test/functions/authorizer/**/*.test.ts',
  'test/infra/restore/*.test.ts',
];
/** Files that calculate in their own process and measure no time: two run at once. */
const CALCULATIONS = ['test/system/{accuracy,answers,fuzz,mutation,properties}/**/*.test.ts', ...DEAR_PROPERTIES];
/** Files that ask a service in their own process by a browser, and share no built folder with others. */
const BROWSER = ['test/system/{browser,wheel}/**/*.test.ts'];
const RUNTIME_CLIENT = ['test/system/aws/lambda/**/*.test.ts'];

const parts = [
  { title: 'the suites on DynamoDB Local', include: TABLES, lacks: dynamoDbLocalLacks() },
  {
    title: 'the service under Lambda’s runtime client',
    include: RUNTIME_CLIENT,
    lacks: [dynamoDbLocalLacks(), runtimeClientLacks()].filter(Boolean).join('; '),
  },
];
for (const { title, lacks } of parts) if (lacks) console.warn(`LEFT OUT ${title}: ${lacks}`);
const onDynamoDbLocal = parts.flatMap(({ include, lacks }) => (lacks ? [] : include));

/** Names this run for what its files build once, see `buildOnce`. */
const TEST_RUN = `${process.pid} ${Date.now()}`;

/** What `npm run test:system` runs: calculations, then the whole service, one file after the other, as each starts many processes. */
export default defineConfig({
  test: {
    root: new URL('../../', import.meta.url).pathname,
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 240_000,
    setupFiles: 'test/support/fixed-seed.ts',
    reporters: ['test/support/slowest-files.ts', 'default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'calculations',
          include: CALCULATIONS,
          exclude: ['**/node_modules/**'],
          env: { WHOLE_PROPERTIES: '1' },
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'service',
          include: ['test/system/**/*.test.ts', ...BUILDING],
          exclude: ['**/node_modules/**', ...RUNTIME_CLIENT, ...CALCULATIONS, ...BROWSER, 'test/system/deploy/**'],
          env: { TEST_RUN },
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: BROWSER,
          exclude: ['**/node_modules/**'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'aws',
          include: onDynamoDbLocal,
          globalSetup: 'test/system/aws/set-up.ts',
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
