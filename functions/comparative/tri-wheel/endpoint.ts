import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { PICTURED_CHART_SERVICES } from '../../../lib/contract/services.ts';

export const triWheel = defineEndpoint({
  method: 'POST',
  path: '/comparative/tri-wheel',
  summary: 'A natal chart with its progressed chart and the transits of a moment',
  uses: PICTURED_CHART_SERVICES,
  files: ['svg', 'png'],
  rateLimits: 'none',
  hasWork: true,
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
