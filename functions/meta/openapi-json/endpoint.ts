import * as z from 'zod';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';

const OpenapiResponse = z.record(z.string(), z.unknown()).meta({
  id: 'OpenapiResponse',
  description: 'An OpenAPI 3.0.3 document, members in alphabetical order.',
});

export const openapiJson = defineEndpoint(
  {
    method: 'GET',
    path: '/meta/openapi.json',
    summary: 'The contract of this service as OpenAPI',
    description: 'The bytes are the same as long as the contract is unchanged: compare their hash to detect a change.',
    uses: ['contract'],
    request: {},
    response: OpenapiResponse,
    errors: [],
    access: 'public',
    limits: 'none',
    cache: 'public',
    examples: [],
  },
  (_request, { contract }) => ({ ...contract.openapi }),
);
