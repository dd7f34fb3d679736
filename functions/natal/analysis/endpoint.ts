import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';

export const analysis = defineEndpoint({
  method: 'POST',
  path: '/ephemeris/analysis',
  summary: 'Patterns, rulers, receptions and other facts of a chart',
  uses: [...CHART_SERVICES, 'positions'],
  demo: true,
  rateLimits: 'none',
  hasWork: true,
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
