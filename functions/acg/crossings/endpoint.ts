import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';

export const crossings = defineEndpoint({
  method: 'POST',
  path: '/acg/crossings',
  summary: 'Where lines of two bodies cross, and their parans',
  uses: CHART_SERVICES,
  files: ['svg', 'png'],
  demo: true,
  rateLimits: 'none',
  hasWork: true,
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
