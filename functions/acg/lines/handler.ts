import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { MAP_EXAMPLE_BIRTHS } from '../example-births.ts';
import { toAngularFeature, toDrawing } from '../features.ts';
import { AcgQuery } from '../map-request.ts';
import { toFeatureCollection } from '../map-response.ts';
import { estimateMap } from '../work.ts';
import { calculateLines } from './calculate.ts';
import type { contract } from './contract.ts';
import type { lines } from './endpoint.ts';
import { LinesRequest } from './request.ts';
import { linesPicture } from './response.ts';

const examples: readonly Example[] = [
  { name: 'everyBody', summary: 'The whole map of a birth', body: { subject: MAP_EXAMPLE_BIRTHS.london } },
  {
    name: 'zodiacal',
    summary: 'Three bodies by their degrees of the ecliptic, drawn coarsely',
    body: {
      subject: MAP_EXAMPLE_BIRTHS.sydney,
      bodies: ['sun', 'moon', 'pluto'],
      options: { frame: 'zodiacal', tolerance_km: 20 },
    },
  },
];

export const handler: EndpointHandler = defineHandler<typeof lines, typeof contract>()({
  request: { query: AcgQuery, body: LinesRequest },
  hasDisplayNames: true,
  timing: 'metadata.processing_time_ms',
  formats: { picture: linesPicture },
  work: ({ body }) => estimateMap('lines', body),
  examples,
  run: ({ body }, services, context) => {
    const map = calculateLines(body, services);
    const drawing = toDrawing(body.options);
    const features = map.lines.map((line) => toAngularFeature(line, drawing));
    return toFeatureCollection(features, map, context.provenance());
  },
});
