import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const version = defineEndpoint({
  method: 'GET',
  path: '/version',
  summary: 'The running release and its changelog',
  uses: ['contract'],
  access: 'public',
  rateLimits: 'none',
  cache: 'public',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
