import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { PICTURED_CHART_SERVICES } from '../../../lib/contract/services.ts';

export const natalTransits = defineEndpoint({
  method: 'POST',
  path: '/comparative/natal-transits',
  summary: 'Positions at a moment compared with a natal chart',
  uses: PICTURED_CHART_SERVICES,
  files: ['svg', 'png'],
  demo: true,
  rateLimits: 'none',
  hasWork: true,
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
