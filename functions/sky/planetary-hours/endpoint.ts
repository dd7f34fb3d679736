import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';

export const planetaryHours = defineEndpoint({
  method: 'POST',
  path: '/sky/planetary-hours',
  summary: 'Planetary hours and the ruler of the day',
  uses: CHART_SERVICES,
  files: ['csv', 'ics'],
  demo: true,
  rateLimits: 'none',
  hasWork: true,
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
