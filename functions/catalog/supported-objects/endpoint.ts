import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const supportedObjects = defineEndpoint({
  method: 'GET',
  path: '/ephemeris/supported-objects',
  summary: 'Every body that charts can hold',
  rateLimits: 'none',
  cache: 'private',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
