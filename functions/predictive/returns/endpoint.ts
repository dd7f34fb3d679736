import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { PICTURED_CHART_SERVICES } from '../../../lib/contract/services.ts';

export const planetaryReturns = defineEndpoint({
  method: 'POST',
  path: '/predictive/returns',
  summary: 'When a body returns to its natal longitude',
  uses: [...PICTURED_CHART_SERVICES, 'positions'],
  files: ['svg', 'png', 'csv', 'ics'],
  demo: true,
  rateLimits: 'returns',
  hasWork: true,
  workMembers: ['search_window_days'],
  cache: 'none',
  stored: 'returns',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
