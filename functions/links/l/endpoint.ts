import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const followLink = defineEndpoint({
  method: 'GET',
  path: '/l/{token}',
  summary: 'What a link leads to',
  uses: ['links', 'endpointCaller', 'pictureFiles'],
  access: 'link',
  rateLimits: 'links',
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
