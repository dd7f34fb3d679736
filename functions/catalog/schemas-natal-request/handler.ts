import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { NATAL_EXAMPLES } from '../../../lib/requests/chart/natal-examples.ts';
import { NatalChartRequest } from '../../../lib/requests/chart/natal-request.ts';
import { toJsonSchema } from '../../../lib/requests/json-schema.ts';
import type { contract } from './contract.ts';
import type { schemasNatalRequest } from './endpoint.ts';

export const handler: EndpointHandler = defineHandler<typeof schemasNatalRequest, typeof contract>()({
  request: {},
  envelope: 'none',
  examples: [],
  run: () => ({
    ...toJsonSchema(NatalChartRequest, 'input'),
    title: 'Natal chart request',
    examples: NATAL_EXAMPLES.map(({ body }) => body),
  }),
});
