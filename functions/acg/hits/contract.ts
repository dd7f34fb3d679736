import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { LocationInfo } from '../../../lib/requests/chart/chart-info.ts';
import { number } from '../../../lib/requests/members.ts';
import { featureSchema, GeoPosition, LineGeometry, mapSchema } from '../geojson.ts';
import { angularShape } from '../properties.ts';

const HitProperties = z
  .object({
    ...angularShape,
    distance_km: number(
      'From the place to the nearest point of the curve itself, on a sphere of radius 6371.0088 km',
      123.4,
    ),
    bearing: z.number().nullable().meta({
      description:
        'Initial bearing from the place to that point, degrees from north through east; null if the place is on the line',
      example: 271.5,
    }),
    nearest_point: GeoPosition.meta({ description: 'Nearest point of the curve: longitude and latitude' }),
  })
  .meta({ id: 'AcgHitProperties', description: 'A line that passes near a place' });

export const HitFeature = featureSchema(LineGeometry, HitProperties).meta({
  id: 'AcgHit',
  description: 'A line that passes near the place, in its full length',
});

export const HitsResponse = mapSchema(HitFeature, 'Lines that pass within the radius, nearest first')
  .extend({ location: LocationInfo })
  .meta({ id: 'AcgHits', description: 'Lines that pass near a place as GeoJSON' });

export type HitsResponse = z.output<typeof HitsResponse>;

export const contract = defineContract({
  description:
    'Measures the great circle from the place to each exact curve, not to its drawn points, and lists the lines within the radius, nearest first. The list is empty if there is none.',
  response: HitsResponse,
  errors: ['LLMModeNotSupported'],
});
