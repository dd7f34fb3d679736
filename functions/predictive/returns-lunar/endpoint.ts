import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { PICTURED_CHART_SERVICES } from '../../../lib/contract/services.ts';

export const lunarReturn = defineEndpoint({
  method: 'POST',
  path: '/predictive/returns/lunar',
  summary: 'When the Moon returns to her natal longitude',
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
