import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import type { contract } from './contract.ts';
import type { openapiJson } from './endpoint.ts';

export const handler: EndpointHandler = defineHandler<typeof openapiJson, typeof contract>()({
  request: {},
  envelope: 'none',
  examples: [],
  run: (_request, { contract }) => ({ ...contract.openapi }),
});
