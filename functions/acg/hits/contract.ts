import type * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { LocationInfo } from '../../../lib/requests/chart/chart-info.ts';
import { featureSchema, LineGeometry, mapSchema } from '../geojson.ts';
import { hitProperties } from '../records.ts';

export const HitFeature = featureSchema(LineGeometry, hitProperties.schema).meta({
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
