import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const rateLimits = defineEndpoint({
  method: 'GET',
  path: '/predictive/rate-limits',
  summary: 'Limits of the predictive endpoints, the work budget, and their current use',
  uses: ['limiter'],
  rateLimits: 'none',
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
