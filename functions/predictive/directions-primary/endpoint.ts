import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';

export const primaryDirections = defineEndpoint({
  method: 'POST',
  path: '/predictive/directions/primary',
  summary: 'Primary directions: what the daily turn of the sky after birth brings together',
  uses: CHART_SERVICES,
  files: ['csv', 'ics'],
  demo: true,
  rateLimits: 'searches',
  hasWork: true,
  cache: 'none',
  stored: 'progressions',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
