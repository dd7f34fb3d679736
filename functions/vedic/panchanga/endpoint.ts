import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';

export const panchanga = defineEndpoint({
  method: 'POST',
  path: '/vedic/panchanga',
  summary: 'Panchanga: the Indian calendar of days at a place',
  uses: CHART_SERVICES,
  files: ['csv', 'ics'],
  demo: true,
  rateLimits: 'none',
  hasWork: true,
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
