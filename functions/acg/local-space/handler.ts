import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { toDrawing } from '../features.ts';
import { AcgQuery } from '../map-request.ts';
import { toFeatureCollection } from '../map-response.ts';
import { estimateMap } from '../work.ts';
import { calculateLocalSpace } from './calculate.ts';
import type { contract } from './contract.ts';
import type { localSpace } from './endpoint.ts';
import { examples } from './examples.ts';
import { LocalSpaceRequest } from './request.ts';
import { localSpacePicture, toLocalSpaceFeature } from './response.ts';

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
