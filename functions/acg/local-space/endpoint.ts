import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { toDrawing } from '../features.ts';
import { AcgQuery } from '../map-request.ts';
import { toFeatureCollection } from '../map-response.ts';
import { estimateMap } from '../work.ts';
import { calculateLocalSpace } from './calculate.ts';
import { examples } from './examples.ts';
import { LocalSpaceRequest } from './request.ts';
import { LocalSpaceResponse, localSpacePicture, toLocalSpaceFeature } from './response.ts';

export const localSpace = defineEndpoint(
  {
    method: 'POST',
    path: '/acg/local-space',
    summary: 'Great circles from a place along the azimuth of each body',
    description:
      'Draws for every body the great circle that leaves the place in its direction, and the one that leaves the other way; both end at the antipode. The first passes where the body is overhead.',
    uses: CHART_SERVICES,
    request: { query: AcgQuery, body: LocalSpaceRequest },
    response: LocalSpaceResponse,
    hasDisplayNames: true,
    timing: 'metadata.processing_time_ms',
    formats: { picture: localSpacePicture },
    errors: ['LLMModeNotSupported'],
    demo: true,
    limits: 'none',
    work: ({ body }) => estimateMap('local-space', body),
    cache: 'none',
    examples,
  },
  ({ body }, services, context) => {
    const map = calculateLocalSpace(body, services);
    const drawing = toDrawing(body.options);
    const features = map.lines.map((line) => toLocalSpaceFeature(line, drawing));
    return { ...toFeatureCollection(features, map, context.provenance()), location: toLocationInfo(map.over) };
  },
);
