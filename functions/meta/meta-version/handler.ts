import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import type { contract } from './contract.ts';
import type { metaVersion } from './endpoint.ts';

export const handler: EndpointHandler = defineHandler<typeof metaVersion, typeof contract>()({
  request: {},
  envelope: 'none',
  examples: [],
  run: (_request, { contract }, { principal }) => ({
    version: contract.version,
    title: contract.title,
    source_url: contract.sourceUrl,
    ...(principal && { contract_hash: contract.contractHash }),
  }),
});
