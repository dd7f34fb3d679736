import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { toDrawing } from '../features.ts';
import { AcgQuery } from '../map-request.ts';
import { toFeatureCollection } from '../map-response.ts';
import { estimateMap } from '../work.ts';
import { calculateHits } from './calculate.ts';
import { examples } from './examples.ts';
import { HitsRequest } from './request.ts';
import { HitsResponse, hitsPicture, toHitFeature } from './response.ts';

export const hits = defineEndpoint(
  {
    method: 'POST',
    path: '/acg/hits',
    summary: 'Lines that pass near a place',
    description:
      'Measures the great circle from the place to each exact curve, not to its drawn points, and lists the lines within the radius, nearest first. The list is empty if there is none.',
    uses: CHART_SERVICES,
    request: { query: AcgQuery, body: HitsRequest },
    response: HitsResponse,
    hasDisplayNames: true,
    timing: 'metadata.processing_time_ms',
    formats: { picture: hitsPicture },
    errors: ['LLMModeNotSupported'],
    demo: true,
    limits: 'none',
    work: ({ body }) => estimateMap('hits', body),
    cache: 'none',
    examples,
  },
  ({ body }, services, context) => {
    const map = calculateHits(body, services);
    const drawing = toDrawing(body.options);
    const features = map.hits.map((hit) => toHitFeature(hit, drawing));
    return { ...toFeatureCollection(features, map, context.provenance()), location: toLocationInfo(map.over) };
  },
);
