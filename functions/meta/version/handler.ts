import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import type { contract } from './contract.ts';
import type { version } from './endpoint.ts';

export const handler: EndpointHandler = defineHandler<typeof version, typeof contract>()({
  request: {},
  envelope: 'none',
  examples: [],
  run: (_request, { contract }) => ({
    version: contract.version,
    release_date: contract.releaseDate,
    endpoints_count: contract.endpointsCount,
    changelog_url: contract.changelogUrl,
  }),
});
