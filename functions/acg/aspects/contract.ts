import * as z from 'zod';
import { ASPECT_IDS } from '../../../lib/base/catalog/aspects.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { number } from '../../../lib/requests/members.ts';
import { featureSchema, LineGeometry, mapSchema } from '../geojson.ts';
import { bodyShape, kind } from '../properties.ts';

const AspectProperties = z
  .object({
    line: kind('aspect', 'A body is in aspect to an angle'),
    angle: z.enum(['ASC', 'MC']).meta({ description: 'Angle that the body is in aspect to', example: 'ASC' }),
    aspect: z.enum(ASPECT_IDS as [(typeof ASPECT_IDS)[number]]).meta({ description: 'The aspect', example: 'trine' }),
    offset: number(
      'Longitude of the angle minus longitude of the body, degrees in `(-180, 180]`; positive if the angle is ahead in the zodiac',
      120,
    ),
    ...bodyShape,
  })
  .meta({
    id: 'AcgAspectProperties',
    description: 'A line on which a body is in aspect to the Ascendant or Midheaven',
  });

export const AspectFeature = featureSchema(LineGeometry, AspectProperties).meta({
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
