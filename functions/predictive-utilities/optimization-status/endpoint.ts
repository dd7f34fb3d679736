import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const optimizationStatus = defineEndpoint({
  method: 'GET',
  path: '/predictive/optimization/status',
  summary: 'State of the answer cache, and times of calculations',
  uses: ['statistics', 'answerTable'],
  rateLimits: 'none',
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
