import type * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { featureSchema, LineGeometry, mapSchema } from '../geojson.ts';
import { aspectProperties } from '../records.ts';

export const AspectFeature = featureSchema(LineGeometry, aspectProperties.schema).meta({
  id: 'AcgAspectLine',
  description: 'A line on which a body is in aspect to an angle',
});

export const AspectsResponse = mapSchema(
  AspectFeature,
  'For each body the lines to `ASC`, then those to `MC`: two for each aspect, ahead of the body and behind it; one for a conjunction or an opposition',
).meta({ id: 'AcgAspects', description: 'A map of aspects to the angles as GeoJSON' });

export type AspectsResponse = z.output<typeof AspectsResponse>;

export const contract = defineContract({
  description:
    'Draws the lines on which a degree in aspect to a body rises or culminates. Aspects are measured along the ecliptic. Those to the Descendant and the Imum Coeli are the same lines: a trine to the one is a sextile to the other.',
  response: AspectsResponse,
  errors: ['LLMModeNotSupported'],
});
