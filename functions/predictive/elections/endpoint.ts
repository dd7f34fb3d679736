import { DRAWN_FORMATS } from '../../../lib/contract/answer-formats.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';

export const elections = defineEndpoint({
  method: 'POST',
  path: '/predictive/elections',
  summary: 'Elections: when conditions hold together',
  uses: [...CHART_SERVICES, 'positions'],
  files: [...DRAWN_FORMATS, 'csv', 'ics'],
  rateLimits: 'searches',
  hasWork: true,
  workMembers: ['end_date', 'conditions', 'weights'],
  cache: 'none',
  demo: true,
  stored: 'transits',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
