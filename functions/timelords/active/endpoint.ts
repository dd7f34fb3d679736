import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';

export const active = defineEndpoint({
  method: 'POST',
  path: '/timelords/active',
  summary: 'All time lords of a moment, with their condition at birth',
  uses: CHART_SERVICES,
  demo: true,
  rateLimits: 'none',
  hasWork: true,
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
