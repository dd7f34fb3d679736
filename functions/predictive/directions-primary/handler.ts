import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { DatedRowQuery } from '../../../lib/requests/format.ts';
import { calculateDirections } from './calculate.ts';
import type { contract } from './contract.ts';
import type { primaryDirections } from './endpoint.ts';
import { directionsExamples } from './examples.ts';
import { directionFormats } from './formats.ts';
import { DirectionsRequest } from './request.ts';
import { toDirectionRows, toDirectionsAnswer } from './response.ts';
import { estimateDirections } from './work.ts';

export const handler: EndpointHandler = defineHandler<typeof primaryDirections, typeof contract>()({
  request: { query: DatedRowQuery, body: DirectionsRequest },
  hasDisplayNames: true,
  formats: directionFormats,
  work: ({ body }) => estimateDirections(body),
  examples: directionsExamples,
  run: async ({ query: { format }, body }, services) => {
    const result = await calculateDirections(body, services);
    return format === 'llm_v2' ? toDirectionRows(result) : toDirectionsAnswer(result, body);
  },
});
