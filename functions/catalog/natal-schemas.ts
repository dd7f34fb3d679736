import { defineHandler, type EndpointHandler } from '../../lib/contract/endpoint.ts';
import { NatalChartResponse } from '../../lib/requests/chart/natal-chart.ts';
import { NATAL_EXAMPLES } from '../../lib/requests/chart/natal-examples.ts';
import { NatalChartRequest } from '../../lib/requests/chart/natal-request.ts';
import { toJsonSchema } from '../../lib/requests/json-schema.ts';
import type { contracts } from './contract.ts';
import type { endpoints } from './endpoints.ts';
import answers from './natal-answers.json' with { type: 'json' };

const defineSchemaHandler = (run: () => Readonly<Record<string, unknown>>): EndpointHandler =>
  defineHandler<(typeof endpoints)[number], (typeof contracts)['schemas/natal-request']>()({
    request: {},
    envelope: 'none',
    examples: [],
    run,
  });

export const request = defineSchemaHandler(() => ({
  ...toJsonSchema(NatalChartRequest, 'input'),
  title: 'Natal chart request',
  examples: NATAL_EXAMPLES.map(({ body }) => body),
}));

export const response = defineSchemaHandler(() => ({
  ...toJsonSchema(NatalChartResponse, 'output'),
  title: 'Natal chart answer',
  examples: answers,
}));
