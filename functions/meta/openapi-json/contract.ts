import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';

const OpenapiResponse = z.record(z.string(), z.unknown()).meta({
  id: 'OpenapiResponse',
  description: 'An OpenAPI 3.0.3 document, members in alphabetical order.',
});

export const contract = defineContract({
  description: 'The bytes are the same as long as the contract is unchanged: compare their hash to detect a change.',
  response: OpenapiResponse,
  errors: [],
});
