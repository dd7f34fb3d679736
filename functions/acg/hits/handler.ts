import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { toDrawing } from '../features.ts';
import { AcgQuery } from '../map-request.ts';
import { toFeatureCollection } from '../map-response.ts';
import { estimateMap } from '../work.ts';
import { calculateHits } from './calculate.ts';
import type { contract } from './contract.ts';
import type { hits } from './endpoint.ts';
import { examples } from './examples.ts';
import { HitsRequest } from './request.ts';
import { hitsPicture, toHitFeature } from './response.ts';

export const handler: EndpointHandler = defineHandler<typeof hits, typeof contract>()({
  request: { query: AcgQuery, body: HitsRequest },
  hasDisplayNames: true,
  timing: 'metadata.processing_time_ms',
  formats: { picture: hitsPicture },
  work: ({ body }) => estimateMap('hits', body),
  examples,
  run: ({ body }, services, context) => {
    const map = calculateHits(body, services);
    const drawing = toDrawing(body.options);
    const features = map.hits.map((hit) => toHitFeature(hit, drawing));
    return { ...toFeatureCollection(features, map, context.provenance()), location: toLocationInfo(map.over) };
  },
});
