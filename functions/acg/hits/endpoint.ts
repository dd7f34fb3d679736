import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { computeAngularLines } from '../../../lib/domain/acg/lines.ts';
import { findNearbyLines } from '../../../lib/domain/acg/nearby-lines.ts';
import { defineEndpoint } from '../../../lib/http/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/http/services.ts';
import { births, places } from '../example-births.ts';
import { drawingOf } from '../features.ts';
import { AcgQuery } from '../map-request.ts';
import { featureCollection } from '../map-response.ts';
import { readSkyOverPlace } from '../map-sky.ts';
import { HitsRequest } from './request.ts';
import { HitsResponse, hitFeature } from './response.ts';

export const hits = defineEndpoint(
  {
    method: 'POST',
    path: '/acg/hits',
    summary: 'Lines that pass near a place',
    description:
      'Measures the great circle from the place to each curve itself, not to the points that it is drawn through, and gives the lines within the radius, nearest first. No line within it: an empty list.',
    uses: CHART_SERVICES,
    request: { query: AcgQuery, body: HitsRequest },
    response: HitsResponse,
    timing: 'metadata.processing_time_ms',
    errors: ['LLMModeNotSupported'],
    limits: 'none',
    cache: 'none',
    examples: [
      { name: 'lisbon', summary: 'Lines near Lisbon', body: { subject: births.london, location: places.lisbon } },
      {
        name: 'wide',
        summary: 'Lines within 2000 km of a place at the antimeridian',
        body: { subject: births.sydney, location: places.suva, radius_km: 2000, options: { frame: 'zodiacal' } },
      },
    ],
  },
  ({ body }, services, context) => {
    const { subject, bodies, sky, warnings, over } = readSkyOverPlace(body, services);
    const drawing = drawingOf(body.options);
    const near = findNearbyLines(computeAngularLines(bodies, body.options.frame, sky), over.place, body.radius_km);
    const features = near.map((hit) => hitFeature(hit, drawing));
    const collection = featureCollection(features, { subject, warnings }, context.provenance());
    return { ...collection, location: toLocationInfo(over) };
  },
);
