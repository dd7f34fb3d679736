import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const schemasNatalResponse = defineEndpoint({
  method: 'GET',
  path: '/ephemeris/schemas/natal-response',
  summary: 'The answer of the natal chart as JSON Schema',
  rateLimits: 'none',
  cache: 'private',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
