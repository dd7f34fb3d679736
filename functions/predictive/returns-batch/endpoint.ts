import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { PICTURED_CHART_SERVICES } from '../../../lib/contract/services.ts';

export const returnsBatch = defineEndpoint({
  method: 'POST',
  path: '/predictive/returns/batch',
  summary: 'The returns of a body for up to fifty births',
  uses: [...PICTURED_CHART_SERVICES, 'positions'],
  rateLimits: 'returns',
  hasWork: true,
  workMembers: ['search_window_days', 'subjects'],
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
