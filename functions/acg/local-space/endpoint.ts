import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/http/services.ts';
import { births, places } from '../example-births.ts';
import { drawingOf } from '../features.ts';
import { AcgQuery } from '../map-request.ts';
import { featureCollection } from '../map-response.ts';
import { readLocalSpace } from './calculate.ts';
import { LocalSpaceRequest } from './request.ts';
import { LocalSpaceResponse, localSpaceFeature } from './response.ts';

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
    timing: 'metadata.processing_time_ms',
    errors: ['LLMModeNotSupported'],
    limits: 'none',
    cache: 'none',
    examples: [
      { name: 'birthplace', summary: 'From the birthplace', body: { subject: births.london } },
      {
        name: 'elsewhere',
        summary: 'From another place',
        body: { subject: births.london, bodies: ['sun', 'moon'], location: places.suva },
      },
    ],
  },
  ({ body }, services, context) => {
    const { subject, lines, warnings, over } = readLocalSpace(body, services);
    const drawing = drawingOf(body.options);
    const features = lines.map((line) => localSpaceFeature(line, drawing));
    const collection = featureCollection(features, { subject, warnings }, context.provenance());
    return { ...collection, location: toLocationInfo(over) };
  },
);
