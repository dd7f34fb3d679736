import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const createLink = defineEndpoint({
  method: 'POST',
  path: '/links',
  summary: 'A link to a picture, table or calendar',
  uses: ['links', 'publicUrl', 'requestValidator'],
  rateLimits: 'none',
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
