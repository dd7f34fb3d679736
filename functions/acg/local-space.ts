import { endpoint } from '../../lib/http/endpoint.ts';
import { CHART_SERVICES } from '../../lib/http/services.ts';
import { drawingOf, localSpaceFeature } from '../../lib/projection/acg/features.ts';
import { featureCollection } from '../../lib/projection/acg/map.ts';
import { locationInfo } from '../../lib/projection/chart-info.ts';
import { readLocalSpace } from '../../lib/requests/acg.ts';
import { LocalSpaceRequest, LocalSpaceResponse } from '../../lib/schemas/acg/local-space.ts';
import { AcgQuery } from '../../lib/schemas/acg/request.ts';
import { births, places } from './example-births.ts';

export const localSpace = endpoint(
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
    return { ...collection, location: locationInfo(over) };
  },
);
