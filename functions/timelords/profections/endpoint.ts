import { DRAWN_FORMATS } from '../../../lib/contract/answer-formats.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';

export const profections = defineEndpoint({
  method: 'POST',
  path: '/timelords/profections',
  summary: 'Profections: a sign and its lord for each year of a life',
  uses: [...CHART_SERVICES, 'positions'],
  files: [...DRAWN_FORMATS, 'csv', 'ics'],
  demo: true,
  rateLimits: 'none',
  hasWork: true,
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
