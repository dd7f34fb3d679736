import { computeAngularLines } from '../../../lib/domain/acg/lines.ts';
import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/http/services.ts';
import { births } from '../example-births.ts';
import { angularFeature, drawingOf } from '../features.ts';
import { AcgQuery } from '../map-request.ts';
import { featureCollection } from '../map-response.ts';
import { readSky } from '../map-sky.ts';
import { LinesRequest } from './request.ts';
import { LinesResponse } from './response.ts';

export const lines = defineEndpoint(
  {
    method: 'POST',
    path: '/acg/lines',
    summary: 'Where on the Earth each body is on an angle',
    description:
      'Draws four lines for every body: the meridians on which it culminates, and the curves on which it rises and sets, which end at the latitudes beyond which it does neither. GeoJSON, cut at the antimeridian.',
    uses: CHART_SERVICES,
    request: { query: AcgQuery, body: LinesRequest },
    response: LinesResponse,
    timing: 'metadata.processing_time_ms',
    errors: ['LLMModeNotSupported'],
    limits: 'none',
    cache: 'none',
    examples: [
      { name: 'everyBody', summary: 'The whole map of a birth', body: { subject: births.london } },
      {
        name: 'zodiacal',
        summary: 'Three bodies by their degrees of the ecliptic, drawn coarsely',
        body: {
          subject: births.sydney,
          bodies: ['sun', 'moon', 'pluto'],
          options: { frame: 'zodiacal', tolerance_km: 20 },
        },
      },
    ],
  },
  ({ body }, services, context) => {
    const { subject, bodies, sky, warnings } = readSky(body, services);
    const drawing = drawingOf(body.options);
    const features = computeAngularLines(bodies, body.options.frame, sky).map((line) => angularFeature(line, drawing));
    return featureCollection(features, { subject, warnings }, context.provenance());
  },
);
