import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const supportedMetadata = defineEndpoint({
  method: 'GET',
  path: '/ephemeris/supported-metadata',
  summary: 'Every list of names that requests take, and every limit',
  rateLimits: 'none',
  cache: 'private',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
