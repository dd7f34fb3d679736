import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { NatalChartResponse } from '../../../lib/requests/chart/natal-chart.ts';
import { toJsonSchema } from '../../../lib/requests/json-schema.ts';
import type { contract } from './contract.ts';
import type { schemasNatalResponse } from './endpoint.ts';
import examples from './examples.json' with { type: 'json' };

export const handler: EndpointHandler = defineHandler<typeof schemasNatalResponse, typeof contract>()({
  request: {},
  envelope: 'none',
  examples: [],
  run: () => ({ ...toJsonSchema(NatalChartResponse, 'output'), title: 'Natal chart answer', examples }),
});
