import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';

export const hermeticLots = defineEndpoint({
  method: 'POST',
  path: '/ephemeris/hermetic-lots',
  summary: 'The lots of a moment at a place',
  uses: CHART_SERVICES,
  demo: true,
  rateLimits: 'none',
  hasWork: true,
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
