import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { AcgQuery } from '../map-request.ts';
import { toFeatureCollection } from '../map-response.ts';
import { estimateCrossings } from '../work.ts';
import { calculateCrossings } from './calculate.ts';
import type { contract } from './contract.ts';
import type { crossings } from './endpoint.ts';
import { examples } from './examples.ts';
import { CrossingsRequest } from './request.ts';
import { crossingsPicture, toCrossingFeatures } from './response.ts';

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
