import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { NATAL_EXAMPLES } from '../../../lib/schemas/chart/natal-examples.ts';
import { NatalChartRequest } from '../../../lib/schemas/chart/natal-request.ts';
import { type JsonSchema, toJsonSchema } from '../../../lib/schemas/json-schema.ts';
import { JsonSchemaDocument } from '../json-schema-document.ts';

/** Rendered on first use, as no other request needs it, and kept: it is constant within a process. */
let rendered: JsonSchema | undefined;

export const schemasNatalRequest = defineEndpoint(
  {
    method: 'GET',
    path: '/ephemeris/schemas/natal-request',
    summary: 'The body of a natal chart request as JSON Schema',
    description:
      'Draft 2020-12, from the schema that requests are held against, with worked examples. Names are shown as they are canonical; requests may write them in any case, with spaces or hyphens.',
    request: {},
    response: JsonSchemaDocument,
    errors: [],
    limits: 'none',
    cache: 'private',
    examples: [],
  },
  () => {
    rendered ??= {
      ...toJsonSchema(NatalChartRequest, 'input'),
      title: 'Natal chart request',
      examples: NATAL_EXAMPLES.map(({ body }) => body),
    };
    return rendered;
  },
);
