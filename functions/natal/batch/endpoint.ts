import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';

export const batch = defineEndpoint({
  method: 'POST',
  path: '/ephemeris/natal/batch',
  summary: 'The charts of up to fifty births',
  uses: CHART_SERVICES,
  rateLimits: 'none',
  hasWork: true,
  workMembers: ['subjects', 'options'],
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
