import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const locationAutocomplete = defineEndpoint({
  method: 'GET',
  path: '/location/autocomplete',
  summary: 'Places by the beginning of their name',
  uses: ['geocoder', 'zoneLookup'],
  demo: true,
  rateLimits: 'autocomplete',
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
