import { defineContract } from '../../../lib/contract/endpoint.ts';
import { JsonSchemaDocument } from '../json-schema-document.ts';

export const contract = defineContract({
  description:
    'Draft 2020-12, from the schema that answers are held against in the tests. The worked examples are what the service answers to those of the request: one for each `output_mode`.',
  response: JsonSchemaDocument,
  errors: [],
});
