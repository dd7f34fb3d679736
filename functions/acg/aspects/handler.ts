import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { MAP_EXAMPLE_BIRTHS } from '../example-births.ts';
import { toDrawing } from '../features.ts';
import { AcgQuery } from '../map-request.ts';
import { toFeatureCollection } from '../map-response.ts';
import { estimateAspectLines } from '../work.ts';
import { calculateAspectLines } from './calculate.ts';
import type { contract } from './contract.ts';
import type { aspects } from './endpoint.ts';
import { AspectsRequest } from './request.ts';
import { aspectsPicture, toAspectFeature } from './response.ts';

const examples: readonly Example[] = [
  {
    name: 'trines',
    summary: 'Trines of Venus and Jupiter',
    body: { subject: MAP_EXAMPLE_BIRTHS.london, bodies: ['venus', 'jupiter'], options: { aspects: ['trine'] } },
  },
  {
    name: 'everyBody',
    summary: 'Sextiles, squares and trines of every body',
    body: { subject: MAP_EXAMPLE_BIRTHS.sydney },
  },
];

export const handler: EndpointHandler = defineHandler<typeof aspects, typeof contract>()({
  request: { query: AcgQuery, body: AspectsRequest },
  hasDisplayNames: true,
  timing: 'metadata.processing_time_ms',
  formats: { picture: aspectsPicture },
  work: ({ body }) => estimateAspectLines(body, body.options.aspects.length),
  examples,
  run: ({ body }, services, context) => {
    const map = calculateAspectLines(body, services);
    const drawing = toDrawing(body.options);
    const features = map.lines.map((line) => toAspectFeature(line, drawing));
    return toFeatureCollection(features, map, context.provenance());
  },
});
