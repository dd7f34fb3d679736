import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';

export const hits = defineEndpoint({
  method: 'POST',
  path: '/acg/hits',
  summary: 'Lines that pass near a place',
  uses: CHART_SERVICES,
  files: ['svg', 'png'],
  demo: true,
  rateLimits: 'none',
  hasWork: true,
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
