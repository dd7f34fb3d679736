import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const report = defineEndpoint({
  method: 'POST',
  path: '/ephemeris/report',
  summary: 'A birth as a document of several pages',
  uses: ['endpointCaller', 'pictureFiles'],
  rateLimits: 'none',
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
