import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const houseSystems = defineEndpoint({
  method: 'GET',
  path: '/ephemeris/house-systems',
  summary: 'Every house system, with how its cusps are found and where it is from',
  rateLimits: 'none',
  cache: 'private',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
