import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { PICTURED_CHART_SERVICES } from '../../../lib/contract/services.ts';

export const dial = defineEndpoint({
  method: 'POST',
  path: '/ephemeris/dial',
  summary: 'A birth chart on a dial: midpoint structures and planetary pictures',
  uses: PICTURED_CHART_SERVICES,
  files: ['svg', 'png'],
  demo: true,
  rateLimits: 'none',
  hasWork: true,
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
