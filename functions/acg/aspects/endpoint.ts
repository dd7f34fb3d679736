import { computeAspectLines } from '../../../lib/domain/acg/aspect-lines.ts';
import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/http/services.ts';
import { births } from '../example-births.ts';
import { drawingOf } from '../features.ts';
import { AcgQuery } from '../map-request.ts';
import { featureCollection } from '../map-response.ts';
import { readSky } from '../map-sky.ts';
import { AspectsRequest } from './request.ts';
import { AspectsResponse, aspectFeature } from './response.ts';

export const aspects = defineEndpoint(
  {
    method: 'POST',
    path: '/acg/aspects',
    summary: 'Where on the Earth each body aspects the Ascendant or the Midheaven',
    description:
      'Draws the lines on which the degree that stands in aspect to a body rises or culminates. Aspects are counted along the ecliptic. Those to the Descendant and the Imum Coeli are the same lines: a trine to the one is a sextile to the other.',
    uses: CHART_SERVICES,
    request: { query: AcgQuery, body: AspectsRequest },
    response: AspectsResponse,
    timing: 'metadata.processing_time_ms',
    errors: ['LLMModeNotSupported'],
    limits: 'none',
    cache: 'none',
    examples: [
      {
        name: 'trines',
        summary: 'Trines of Venus and Jupiter',
        body: { subject: births.london, bodies: ['venus', 'jupiter'], options: { aspects: ['trine'] } },
      },
      { name: 'everyBody', summary: 'Sextiles, squares and trines of every body', body: { subject: births.sydney } },
    ],
  },
  ({ body }, services, context) => {
    const { subject, bodies, sky, warnings } = readSky(body, services);
    const drawing = drawingOf(body.options);
    const features = computeAspectLines(bodies, body.options.aspects, sky).map((line) => aspectFeature(line, drawing));
    return featureCollection(features, { subject, warnings }, context.provenance());
  },
);
