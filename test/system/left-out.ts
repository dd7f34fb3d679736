/** Files outside `test/system` that `npm test` leaves to `npm run test:system`: they build, lint or synthesize. */
export const BUILDING: string[] = [
  'test/contract/lint.test.ts',
  'test/functions/docs/built.test.ts',
  'test/infra/restore/*.test.ts',
  'test/layers/**/update*.test.ts',
  'test/infra/{api-definition,build,cached-code,cost,dashboard,data-map,fargate,gateway-responses,home,layers,least-privilege,licenses}.test.ts',
  'test/infra/{method-throttles,operations,place-function,probe,reserved-concurrency,rollout,rules,size,stack,tables,versions}.test.ts',
];

/** Files with properties or cases of which `npm test` makes a quarter, see `countRuns` and `selectCases`. */
export const DEAR_PROPERTIES: string[] = [
  'test/contract/{hostile,interleaving}.test.ts',
  'test/lib/astro/chart/time-uncertainty.test.ts',
  'test/lib/adapters/swiss/interleaving.test.ts',
  'test/lib/astro/reconcile/reconcile.test.ts',
  'test/functions/predictive/further-bodies.test.ts',
];
