import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

export const openapiJson = defineEndpoint({
  method: 'GET',
  path: '/meta/openapi.json',
  summary: 'The contract of this service as OpenAPI',
  uses: ['contract'],
  access: 'public',
  rateLimits: 'none',
  cache: 'public',
  contract: () => import('./contract.ts'),
  load: () => import('./handler.ts'),
});
