import { DRAWN_FORMATS } from '../../../lib/contract/answer-formats.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';

export const dashas = defineEndpoint({
  method: 'POST',
  path: '/vedic/dashas',
  summary: 'Dashas: planets that rule parts of a life, from the nakshatra of the Moon',
  uses: CHART_SERVICES,
  files: [...DRAWN_FORMATS, 'csv', 'ics'],
  demo: true,
  rateLimits: 'none',
  hasWork: true,
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
