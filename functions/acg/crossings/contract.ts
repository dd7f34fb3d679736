import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { featureSchema, LineGeometry, mapSchema, PointGeometry } from '../geojson.ts';
import { angle, bodyShape, kind } from '../properties.ts';

const CrossingLine = z
  .object({ angle, ...bodyShape })
  .meta({ id: 'AcgCrossingLine', description: 'One of two lines that cross' });

const lines = z.array(CrossingLine).length(2).meta({ description: 'The two lines, in the order of the catalog' });

const paranLatitude = z
  .number()
  .meta({ description: 'Latitude on which both bodies are on these angles together', example: 34.567 });

const CrossingProperties = z
  .object({
    line: kind('crossing', 'Two bodies are on angles at the moment of birth'),
    lines,
    paran_latitude: paranLatitude,
  })
  .meta({ id: 'AcgCrossingProperties', description: 'A place where two lines cross' });

const ParanProperties = z
  .object({
    line: kind('paran', 'Two bodies are on angles together at some time of the day'),
    lines,
    paran_latitude: paranLatitude,
  })
  .meta({ id: 'AcgParanProperties', description: 'A parallel on which two bodies are on angles together' });

export const CrossingFeature = z
  .union([
    featureSchema(PointGeometry, CrossingProperties).meta({
      id: 'AcgCrossing',
      description: 'A place where two lines cross',
    }),
    featureSchema(LineGeometry, ParanProperties).meta({ id: 'AcgParan', description: 'The parallel of a paran' }),
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
