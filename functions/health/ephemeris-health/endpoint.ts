import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const ephemerisHealth = defineEndpoint({
  method: 'GET',
  path: '/ephemeris/health',
  summary: 'State of the engine, its files, and a check of known positions',
  uses: ['ephemeris', 'positions'],
  rateLimits: 'none',
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
