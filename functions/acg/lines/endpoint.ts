import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { toAngularFeature, toDrawing } from '../features.ts';
import { AcgQuery } from '../map-request.ts';
import { toFeatureCollection } from '../map-response.ts';
import { estimateMap } from '../work.ts';
import { calculateLines } from './calculate.ts';
import { examples } from './examples.ts';
import { LinesRequest } from './request.ts';
import { LinesResponse, linesPicture } from './response.ts';

export const lines = defineEndpoint(
  {
    method: 'POST',
    path: '/acg/lines',
    summary: 'Where on the Earth each body is on an angle',
    description:
      'Draws four lines for every body: the meridians on which it culminates, and the curves on which it rises and sets, which end at the latitudes beyond which it neither rises nor sets. GeoJSON, cut at the antimeridian.',
    uses: CHART_SERVICES,
    request: { query: AcgQuery, body: LinesRequest },
    response: LinesResponse,
    hasDisplayNames: true,
    timing: 'metadata.processing_time_ms',
    formats: { picture: linesPicture },
    errors: ['LLMModeNotSupported'],
    demo: true,
    limits: 'none',
    work: ({ body }) => estimateMap('lines', body),
    cache: 'none',
    examples,
  },
  ({ body }, services, context) => {
    const map = calculateLines(body, services);
    const drawing = toDrawing(body.options);
    const features = map.lines.map((line) => toAngularFeature(line, drawing));
    return toFeatureCollection(features, map, context.provenance());
  },
);
