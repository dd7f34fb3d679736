import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';

export const riseSet = defineEndpoint({
  method: 'POST',
  path: '/sky/rise-set',
  summary: 'Rising, setting, transits and twilight',
  uses: CHART_SERVICES,
  files: ['csv', 'ics'],
  demo: true,
  rateLimits: 'none',
  hasWork: true,
  workMembers: ['end_date', 'bodies'],
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
