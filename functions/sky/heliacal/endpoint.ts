import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';

export const heliacal = defineEndpoint({
  method: 'POST',
  path: '/sky/heliacal',
  summary: 'First and last visibility of planets and stars',
  uses: CHART_SERVICES,
  files: ['csv', 'ics'],
  rateLimits: 'searches',
  hasWork: true,
  workMembers: ['limit', 'bodies', 'star_names'],
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
