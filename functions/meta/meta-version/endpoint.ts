import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const metaVersion = defineEndpoint({
  method: 'GET',
  path: '/meta/version',
  summary: 'Version, source and contract of this deployment',
  uses: ['contract'],
  access: 'optional',
  rateLimits: 'none',
  cache: 'none',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
