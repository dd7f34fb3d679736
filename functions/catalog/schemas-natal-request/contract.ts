import { defineContract } from '../../../lib/contract/endpoint.ts';
import { JsonSchemaDocument } from '../json-schema-document.ts';

export const contract = defineContract({
  description:
    'Draft 2020-12, made from the schema that validates requests, with examples. Names are in their canonical form; requests may write them in upper or lower case, with spaces or hyphens.',
  response: JsonSchemaDocument,
  errors: [],
});
