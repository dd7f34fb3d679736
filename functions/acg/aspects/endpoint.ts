import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { toDrawing } from '../features.ts';
import { AcgQuery } from '../map-request.ts';
import { toFeatureCollection } from '../map-response.ts';
import { estimateAspectLines } from '../work.ts';
import { calculateAspectLines } from './calculate.ts';
import { examples } from './examples.ts';
import { AspectsRequest } from './request.ts';
import { AspectsResponse, aspectsPicture, toAspectFeature } from './response.ts';

export const aspects = defineEndpoint(
  {
    method: 'POST',
    path: '/acg/aspects',
    summary: 'Where on the Earth each body aspects the Ascendant or the Midheaven',
    description:
      'Draws the lines on which a degree in aspect to a body rises or culminates. Aspects are measured along the ecliptic. Those to the Descendant and the Imum Coeli are the same lines: a trine to the one is a sextile to the other.',
    uses: CHART_SERVICES,
    request: { query: AcgQuery, body: AspectsRequest },
    response: AspectsResponse,
    hasDisplayNames: true,
    timing: 'metadata.processing_time_ms',
    formats: { picture: aspectsPicture },
    errors: ['LLMModeNotSupported'],
    demo: true,
    limits: 'none',
    work: ({ body }) => estimateAspectLines(body, body.options.aspects.length),
    workMembers: ['bodies', 'options'],
    cache: 'none',
    examples,
  },
  ({ body }, services, context) => {
    const map = calculateAspectLines(body, services);
    const drawing = toDrawing(body.options);
    const features = map.lines.map((line) => toAspectFeature(line, drawing));
    return toFeatureCollection(features, map, context.provenance());
  },
);
