import { DRAWN_FORMATS } from '../../../lib/contract/answer-formats.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';

export const graphicEphemeris = defineEndpoint({
  method: 'POST',
  path: '/sky/graphic-ephemeris',
  summary: 'Longitudes over time in a strip of 360°, 90° or 45°',
  uses: [...CHART_SERVICES, 'positions'],
  files: DRAWN_FORMATS,
  rateLimits: 'searches',
  hasWork: true,
  workMembers: ['end_date', 'bodies'],
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
