import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const schemasNatalRequest = defineEndpoint({
  method: 'GET',
  path: '/ephemeris/schemas/natal-request',
  summary: 'The body of a natal chart request as JSON Schema',
  rateLimits: 'none',
  cache: 'private',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
