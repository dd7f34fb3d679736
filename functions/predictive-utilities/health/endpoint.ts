import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const predictiveHealth = defineEndpoint({
  method: 'GET',
  path: '/predictive/health',
  summary: 'Which predictive endpoints keep their answers, and whether the cache responds',
  uses: ['answerTable'],
  rateLimits: 'none',
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
