import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const locationBatch = defineEndpoint({
  method: 'POST',
  path: '/location/batch',
  summary: 'Up to twenty look-ups by name or coordinates',
  uses: ['geocoder', 'zoneLookup'],
  rateLimits: 'location_batch',
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
