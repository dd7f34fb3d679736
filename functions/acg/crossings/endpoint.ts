import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { AcgQuery } from '../map-request.ts';
import { toFeatureCollection } from '../map-response.ts';
import { estimateCrossings } from '../work.ts';
import { calculateCrossings } from './calculate.ts';
import { examples } from './examples.ts';
import { CrossingsRequest } from './request.ts';
import { CrossingsResponse, crossingsPicture, toCrossingFeatures } from './response.ts';

export const crossings = defineEndpoint(
  {
    method: 'POST',
    path: '/acg/crossings',
    summary: 'Where lines of two bodies cross, and their parans',
    description:
      'Lists every place where lines of two different bodies cross, each with the parallel of its paran: at every place on that parallel both bodies are on these angles at the same time once a day. Meridians meet at the poles only and are left out.',
    uses: CHART_SERVICES,
    request: { query: AcgQuery, body: CrossingsRequest },
    response: CrossingsResponse,
    hasDisplayNames: true,
    timing: 'metadata.processing_time_ms',
    formats: { picture: crossingsPicture },
    errors: ['LLMModeNotSupported'],
    demo: true,
    limits: 'none',
    work: ({ body }) => estimateCrossings(body),
    cache: 'none',
    examples,
  },
  ({ body }, services, context) => {
    const map = calculateCrossings(body, services);
    const features = map.crossings.flatMap((crossing) => toCrossingFeatures(crossing, body.options.decimal_places));
    return toFeatureCollection(features, map, context.provenance());
  },
);
