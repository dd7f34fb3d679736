import { defineEndpoint, type Endpoint } from '../../lib/contract/endpoint.ts';
import type { contracts } from './contract.ts';

/** An endpoint that describes this deployment. */
const defineMetaEndpoint = (
  id: keyof typeof contracts,
  row: Pick<Endpoint, 'path' | 'summary' | 'access' | 'cache'>,
): Endpoint<'contract', never> =>
  defineEndpoint<'contract'>({
    method: 'GET',
    uses: ['contract'],
    rateLimits: 'none',
    contract: async () => ({ contract: (await import('./contract.ts')).contracts[id] }),
    load: async () => ({ handler: (await import('./handlers.ts')).handlers[id] }),
    ...row,
  });

export const endpoints = [
  defineMetaEndpoint('version', {
    path: '/version',
    summary: 'The running release and its changelog',
    access: 'public',
    cache: 'public',
  }),
  defineMetaEndpoint('meta-version', {
    path: '/meta/version',
    summary: 'Version, source and contract of this deployment',
    access: 'optional',
    cache: 'none',
  }),
  defineMetaEndpoint('openapi-json', {
    path: '/meta/openapi.json',
    summary: 'The contract of this service as OpenAPI',
    access: 'public',
    cache: 'public',
  }),
] as const;
