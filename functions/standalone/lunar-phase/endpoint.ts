import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';

export const lunarPhase = defineEndpoint({
  method: 'POST',
  path: '/ephemeris/lunar-phase',
  summary: 'The phase of the Moon',
  uses: [...CHART_SERVICES, 'positions'],
  demo: true,
  rateLimits: 'none',
  hasWork: true,
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
