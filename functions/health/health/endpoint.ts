import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const health = defineEndpoint({
  method: 'GET',
  path: '/health',
  summary: 'Whether the service can calculate',
  uses: ['ephemeris', 'zones'],
  access: 'public',
  rateLimits: 'none',
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
