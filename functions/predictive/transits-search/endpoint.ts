import { DRAWN_FORMATS } from '../../../lib/contract/answer-formats.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';

export const transitSearch = defineEndpoint({
  method: 'POST',
  path: '/predictive/transits/search',
  summary: 'When moving bodies make aspects to natal points',
  uses: [...CHART_SERVICES, 'positions'],
  files: [...DRAWN_FORMATS, 'csv', 'ics'],
  demo: true,
  rateLimits: 'transits',
  hasWork: true,
  workMembers: ['end_date', 'transiting_planets', 'natal_planets', 'aspects'],
  cache: 'none',
  stored: 'transits',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
