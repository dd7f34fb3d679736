import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { MAP_EXAMPLE_BIRTHS, places } from '../example-births.ts';
import { toDrawing } from '../features.ts';
import { AcgQuery } from '../map-request.ts';
import { toFeatureCollection } from '../map-response.ts';
import { estimateMap } from '../work.ts';
import { calculateHits } from './calculate.ts';
import type { contract } from './contract.ts';
import type { hits } from './endpoint.ts';
import { HitsRequest } from './request.ts';
import { hitsPicture, toHitFeature } from './response.ts';

const examples: readonly Example[] = [
  {
    name: 'lisbon',
    summary: 'Lines near Lisbon',
    body: { subject: MAP_EXAMPLE_BIRTHS.london, location: places.lisbon },
  },
  {
    name: 'wide',
    summary: 'Lines within 2000 km of a place at the antimeridian',
    body: {
      subject: MAP_EXAMPLE_BIRTHS.sydney,
      location: places.suva,
      radius_km: 2000,
      options: { frame: 'zodiacal' },
    },
  },
];

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
