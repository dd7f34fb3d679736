import { DRAWN_FORMATS } from '../../../lib/contract/answer-formats.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { PICTURED_CHART_SERVICES } from '../../../lib/contract/services.ts';

export const dial = defineEndpoint({
  method: 'POST',
  path: '/ephemeris/dial',
  summary: 'A birth chart on a dial: midpoint structures and planetary pictures',
  uses: PICTURED_CHART_SERVICES,
  files: DRAWN_FORMATS,
  demo: true,
  rateLimits: 'none',
  hasWork: true,
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
