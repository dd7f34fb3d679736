import type * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { featureSchema, LineGeometry, mapSchema } from '../geojson.ts';
import { angularProperties } from '../records.ts';

export const LineFeature = featureSchema(LineGeometry, angularProperties.schema).meta({
  id: 'AcgLine',
  description: 'A line on which a body is on an angle, from the south to the north',
});

export const LinesResponse = mapSchema(
  LineFeature,
  'The four lines of every body: `MC`, `IC`, `ASC`, `DSC`, bodies in catalog order',
).meta({ id: 'AcgLines', description: 'A map of lines as GeoJSON' });

export type LinesResponse = z.output<typeof LinesResponse>;

export const contract = defineContract({
  description:
    'Draws four lines for every body: the meridians on which it culminates, and the curves on which it rises and sets, which end at the latitudes beyond which it neither rises nor sets. GeoJSON, cut at the antimeridian.',
  response: LinesResponse,
  errors: ['LLMModeNotSupported'],
});
