import { findLineCrossings } from '../../../lib/domain/acg/crossings.ts';
import { computeAngularLines } from '../../../lib/domain/acg/lines.ts';
import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/http/services.ts';
import { births } from '../example-births.ts';
import { AcgQuery } from '../map-request.ts';
import { featureCollection } from '../map-response.ts';
import { readSky } from '../map-sky.ts';
import { CrossingsRequest } from './request.ts';
import { CrossingsResponse, crossingFeatures } from './response.ts';

export const crossings = defineEndpoint(
  {
    method: 'POST',
    path: '/acg/crossings',
    summary: 'Where lines of two bodies cross, and their parans',
    description:
      'Gives every place where lines of two different bodies cross, and with each the parallel of the paran: anywhere on it both bodies are on these angles together at some time of the day. Meridians meet at the poles only and are left out.',
    uses: CHART_SERVICES,
    request: { query: AcgQuery, body: CrossingsRequest },
    response: CrossingsResponse,
    timing: 'metadata.processing_time_ms',
    errors: ['LLMModeNotSupported'],
    limits: 'none',
    cache: 'none',
    examples: [
      {
        name: 'venusAndJupiter',
        summary: 'Two bodies',
        body: { subject: births.london, bodies: ['venus', 'jupiter'] },
      },
      {
        name: 'everyBody',
        summary: 'Every pair of bodies',
        body: { subject: births.sydney, options: { decimal_places: 3 } },
      },
    ],
  },
  ({ body }, services, context) => {
    const { subject, bodies, sky, warnings } = readSky(body, services);
    const { frame, decimal_places } = body.options;
    const found = findLineCrossings(computeAngularLines(bodies, frame, sky));
    const features = found.flatMap((crossing) => crossingFeatures(crossing, decimal_places));
    return featureCollection(features, { subject, warnings }, context.provenance());
  },
);
