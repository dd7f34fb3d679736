import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';

export const analysisBatch = defineEndpoint({
  method: 'POST',
  path: '/ephemeris/analysis/batch',
  summary: 'Facts about the charts of up to fifty births',
  uses: [...CHART_SERVICES, 'positions'],
  rateLimits: 'none',
  hasWork: true,
  workMembers: ['subjects'],
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
