import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { MAP_EXAMPLE_BIRTHS } from '../example-births.ts';
import { AcgQuery } from '../map-request.ts';
import { toFeatureCollection } from '../map-response.ts';
import { estimateCrossings } from '../work.ts';
import { calculateCrossings } from './calculate.ts';
import type { contract } from './contract.ts';
import type { crossings } from './endpoint.ts';
import { CrossingsRequest } from './request.ts';
import { crossingsPicture, toCrossingFeatures } from './response.ts';

const examples: readonly Example[] = [
  {
    name: 'venusAndJupiter',
    summary: 'Two bodies',
    body: { subject: MAP_EXAMPLE_BIRTHS.london, bodies: ['venus', 'jupiter'] },
  },
  {
    name: 'everyBody',
    summary: 'Every pair of bodies',
    body: { subject: MAP_EXAMPLE_BIRTHS.sydney, options: { decimal_places: 3 } },
  },
];

export const handler: EndpointHandler = defineHandler<typeof crossings, typeof contract>()({
  request: { query: AcgQuery, body: CrossingsRequest },
  hasDisplayNames: true,
  timing: 'metadata.processing_time_ms',
  formats: { picture: crossingsPicture },
  work: ({ body }) => estimateCrossings(body),
  examples,
  run: ({ body }, services, context) => {
    const map = calculateCrossings(body, services);
    const features = map.crossings.flatMap((crossing) => toCrossingFeatures(crossing, body.options.decimal_places));
    return toFeatureCollection(features, map, context.provenance());
  },
});
