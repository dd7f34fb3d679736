import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { MAP_EXAMPLE_BIRTHS, places } from '../example-births.ts';
import { toDrawing } from '../features.ts';
import { AcgQuery } from '../map-request.ts';
import { toFeatureCollection } from '../map-response.ts';
import { estimateMap } from '../work.ts';
import { calculateLocalSpace } from './calculate.ts';
import type { contract } from './contract.ts';
import type { localSpace } from './endpoint.ts';
import { LocalSpaceRequest } from './request.ts';
import { localSpacePicture, toLocalSpaceFeature } from './response.ts';

const examples: readonly Example[] = [
  { name: 'birthplace', summary: 'From the birthplace', body: { subject: MAP_EXAMPLE_BIRTHS.london } },
  {
    name: 'elsewhere',
    summary: 'From another place',
    body: { subject: MAP_EXAMPLE_BIRTHS.london, bodies: ['sun', 'moon'], location: places.suva },
  },
];

export const handler: EndpointHandler = defineHandler<typeof localSpace, typeof contract>()({
  request: { query: AcgQuery, body: LocalSpaceRequest },
  hasDisplayNames: true,
  timing: 'metadata.processing_time_ms',
  formats: { picture: localSpacePicture },
  work: ({ body }) => estimateMap('local-space', body),
  examples,
  run: ({ body }, services, context) => {
    const map = calculateLocalSpace(body, services);
    const drawing = toDrawing(body.options);
    const features = map.lines.map((line) => toLocalSpaceFeature(line, drawing));
    return { ...toFeatureCollection(features, map, context.provenance()), location: toLocationInfo(map.over) };
  },
});
