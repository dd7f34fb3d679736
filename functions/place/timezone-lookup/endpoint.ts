import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const timezoneLookup = defineEndpoint({
  method: 'POST',
  path: '/timezone/lookup',
  summary: 'The time zone at a point',
  uses: ['zoneLookup'],
  demo: true,
  rateLimits: 'none',
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
