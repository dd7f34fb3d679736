import { DRAWN_FORMATS } from '../../../lib/contract/answer-formats.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';

export const progressionsSearch = defineEndpoint({
  method: 'POST',
  path: '/predictive/progressions/search',
  summary: 'When progressed or directed points make aspects, enter signs and houses, or turn',
  uses: [...CHART_SERVICES, 'positions'],
  files: [...DRAWN_FORMATS, 'csv', 'ics'],
  demo: true,
  rateLimits: 'searches',
  hasWork: true,
  workMembers: ['end_date', 'points', 'target_points', 'aspects', 'include'],
  cache: 'none',
  stored: 'progressions',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
