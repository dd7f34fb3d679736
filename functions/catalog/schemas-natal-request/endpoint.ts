import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { NATAL_EXAMPLES } from '../../../lib/requests/chart/natal-examples.ts';
import { NatalChartRequest } from '../../../lib/requests/chart/natal-request.ts';
import { toJsonSchema } from '../../../lib/requests/json-schema.ts';
import { JsonSchemaDocument } from '../json-schema-document.ts';

export const schemasNatalRequest = defineEndpoint(
  {
    method: 'GET',
    path: '/ephemeris/schemas/natal-request',
    summary: 'The body of a natal chart request as JSON Schema',
    description:
      'Draft 2020-12, made from the schema that validates requests, with examples. Names are in their canonical form; requests may write them in upper or lower case, with spaces or hyphens.',
    request: {},
    response: JsonSchemaDocument,
    errors: [],
    limits: 'none',
    cache: 'private',
    examples: [],
  },
  () => ({
    ...toJsonSchema(NatalChartRequest, 'input'),
    title: 'Natal chart request',
    examples: NATAL_EXAMPLES.map(({ body }) => body),
  }),
);
