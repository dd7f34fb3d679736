import { DRAWN_FORMATS } from '../../../lib/contract/answer-formats.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';

export const firdaria = defineEndpoint({
  method: 'POST',
  path: '/timelords/firdaria',
  summary: 'Firdaria: the planets and nodes that rule parts of a life',
  uses: CHART_SERVICES,
  files: [...DRAWN_FORMATS, 'csv', 'ics'],
  demo: true,
  rateLimits: 'none',
  hasWork: true,
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
