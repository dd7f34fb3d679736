import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { PICTURED_CHART_SERVICES } from '../../../lib/contract/services.ts';

export const composite = defineEndpoint({
  method: 'POST',
  path: '/comparative/composite',
  summary: 'One chart of two to ten births',
  uses: PICTURED_CHART_SERVICES,
  files: ['svg', 'png'],
  demo: true,
  rateLimits: 'none',
  hasWork: true,
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
