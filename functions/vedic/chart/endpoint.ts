import { DRAWN_FORMATS } from '../../../lib/contract/answer-formats.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';

export const vedicChart = defineEndpoint({
  method: 'POST',
  path: '/vedic/chart',
  summary: 'An Indian birth chart: the nine grahas, their nakshatras, and vargas',
  uses: CHART_SERVICES,
  files: DRAWN_FORMATS,
  demo: true,
  rateLimits: 'none',
  hasWork: true,
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
