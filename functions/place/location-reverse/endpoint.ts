import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const locationReverse = defineEndpoint({
  method: 'GET',
  path: '/location/reverse',
  summary: 'The place at or nearest to a point',
  uses: ['geocoder', 'zoneLookup'],
  demo: true,
  rateLimits: 'reverse',
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
