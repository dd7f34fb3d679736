import * as z from 'zod';
import { LIMITS } from '../../../lib/catalog/limits.ts';
import { LocationInfo } from '../../../lib/schemas/chart/chart-info.ts';
import { Location } from '../../../lib/schemas/location.ts';
import { featureOf, GeoPosition, LineGeometry, mapOfFeatures } from '../geojson.ts';
import { angularShape } from '../properties.ts';
import { acgOptions, acgRequest } from '../request.ts';

const { radius_km: RADIUS_KM } = LIMITS;

const HitsOptions = z.strictObject(acgOptions).meta({
  id: 'AcgHitsOptions',
  description: 'Which lines count, and how they are drawn',
  example: { frame: 'zodiacal' },
});

export const HitsRequest = acgRequest({
  location: Location.meta({ description: 'The place that lines pass by; its elevation changes nothing' }),
  radius_km: z.number().min(RADIUS_KM.minimum).max(RADIUS_KM.maximum).default(500).meta({
    description: 'How near a line passes, kilometres along the great circle',
    example: 500,
  }),
  options: HitsOptions.prefault({}),
}).meta({ id: 'AcgHitsRequest', description: 'Whose map, and the place that its lines pass by' });

const HitProperties = z
  .object({
    ...angularShape,
    distance_km: z.number().meta({
      description: 'From the place to the nearest point of the curve itself, on a sphere of radius 6371.0088 km',
      example: 123.4,
    }),
    bearing: z.number().nullable().meta({
      description: 'From the place to that point, degrees from north through east; null on the line itself',
      example: 271.5,
    }),
    nearest_point: GeoPosition.meta({ description: 'That point: longitude and latitude' }),
  })
  .meta({ id: 'AcgHitProperties', description: 'A line that passes near a place' });

const HitFeature = featureOf(LineGeometry, HitProperties).meta({
  id: 'AcgHit',
  description: 'A line that passes near the place, whole',
});

export const HitsResponse = mapOfFeatures(HitFeature, 'Lines that pass within the radius, nearest first')
  .extend({ location: LocationInfo })
  .meta({ id: 'AcgHits', description: 'Lines that pass near a place as GeoJSON' });

export type HitsResponse = z.output<typeof HitsResponse>;
