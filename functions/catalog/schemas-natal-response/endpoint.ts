import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { NatalChartResponse } from '../../../lib/requests/chart/natal-chart.ts';
import { toJsonSchema } from '../../../lib/requests/json-schema.ts';
import { JsonSchemaDocument } from '../json-schema-document.ts';
import examples from './examples.json' with { type: 'json' };

export const schemasNatalResponse = defineEndpoint(
  {
    method: 'GET',
    path: '/ephemeris/schemas/natal-response',
    summary: 'The answer of the natal chart as JSON Schema',
    description:
      'Draft 2020-12, from the schema that answers are held against in the tests. The worked examples are what the service answers to those of the request: one for each `output_mode`.',
    request: {},
    response: JsonSchemaDocument,
    errors: [],
    limits: 'none',
    cache: 'private',
    examples: [],
  },
  () => ({ ...toJsonSchema(NatalChartResponse, 'output'), title: 'Natal chart answer', examples }),
);
