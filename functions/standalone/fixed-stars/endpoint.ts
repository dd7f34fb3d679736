import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';

export const fixedStars = defineEndpoint({
  method: 'POST',
  path: '/ephemeris/fixed-stars',
  summary: 'Positions of fixed stars',
  uses: CHART_SERVICES,
  demo: true,
  rateLimits: 'none',
  hasWork: true,
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
