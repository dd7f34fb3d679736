import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';

export const midpoints = defineEndpoint({
  method: 'POST',
  path: '/ephemeris/midpoints',
  summary: 'Midpoints of every two bodies',
  uses: CHART_SERVICES,
  demo: true,
  rateLimits: 'none',
  hasWork: true,
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
