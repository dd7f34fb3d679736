import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';

export const aspects = defineEndpoint({
  method: 'POST',
  path: '/acg/aspects',
  summary: 'Where on the Earth each body aspects the Ascendant or the Midheaven',
  uses: CHART_SERVICES,
  files: ['svg', 'png'],
  demo: true,
  rateLimits: 'none',
  hasWork: true,
  workMembers: ['bodies', 'options'],
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
