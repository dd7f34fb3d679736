import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const clearCache = defineEndpoint({
  method: 'POST',
  path: '/predictive/optimization/clear-cache',
  summary: 'Delete cached answers',
  uses: ['answerTable', 'statistics'],
  scope: 'cache:clear',
  rateLimits: 'none',
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
