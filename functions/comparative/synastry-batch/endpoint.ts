import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';

export const synastryBatch = defineEndpoint({
  method: 'POST',
  path: '/comparative/synastry/batch',
  summary: 'One birth compared with up to 49 others',
  uses: CHART_SERVICES,
  rateLimits: 'none',
  hasWork: true,
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
