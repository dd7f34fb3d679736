import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const optimizationBenchmarks = defineEndpoint({
  method: 'GET',
  path: '/predictive/optimization/benchmarks',
  summary: 'How long predictive answers took, calculated and from the cache',
  uses: ['statistics'],
  rateLimits: 'none',
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
