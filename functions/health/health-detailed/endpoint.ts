import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const healthDetailed = defineEndpoint({
  method: 'GET',
  path: '/health/detailed',
  summary: 'How the service is, part by part, with figures',
  uses: ['ephemeris', 'positions', 'zones', 'statistics', 'instance'],
  scope: 'health:read',
  rateLimits: 'none',
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
