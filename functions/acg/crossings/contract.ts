import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { featureSchema, LineGeometry, mapSchema, PointGeometry } from '../geojson.ts';
import { crossingProperties, paranProperties } from '../records.ts';

export const CrossingFeature = z
  .union([
    featureSchema(PointGeometry, crossingProperties.schema).meta({
      id: 'AcgCrossing',
      description: 'A place where two lines cross',
    }),
    featureSchema(LineGeometry, paranProperties.schema).meta({
      id: 'AcgParan',
      description: 'The parallel of a paran',
    }),
  ])
  .meta({ id: 'AcgCrossingOrParan', description: 'A crossing, or the paran on its parallel' });

export const CrossingsResponse = mapSchema(
  CrossingFeature,
  'Every crossing of lines of two bodies, each followed by its paran',
).meta({ id: 'AcgCrossings', description: 'Crossings and parans as GeoJSON' });

export type CrossingsResponse = z.output<typeof CrossingsResponse>;

export const contract = defineContract({
  description:
    'Lists every place where lines of two different bodies cross, each with the parallel of its paran: at every place on that parallel both bodies are on these angles at the same time once a day. Meridians meet at the poles only and are left out.',
  response: CrossingsResponse,
  errors: ['LLMModeNotSupported'],
});
