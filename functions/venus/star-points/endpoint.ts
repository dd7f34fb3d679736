import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';

export const starPoints = defineEndpoint({
  method: 'POST',
  path: '/ephemeris/venus-star-points',
  summary: 'The Venus star of a birth',
  uses: [...CHART_SERVICES, 'positions'],
  files: ['csv', 'ics'],
  rateLimits: 'none',
  hasWork: true,
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
