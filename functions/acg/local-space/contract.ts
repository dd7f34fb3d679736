import * as z from 'zod';
import { LOCAL_SPACE_DIRECTIONS } from '../../../lib/astro/chart/acg/local-space.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { LocationInfo } from '../../../lib/requests/chart/chart-info.ts';
import { number } from '../../../lib/requests/members.ts';
import { featureSchema, LineGeometry, mapSchema } from '../geojson.ts';
import { bodyShape, kind } from '../properties.ts';

const LocalSpaceProperties = z
  .object({
    line: kind('local_space', 'The great circle along a body’s azimuth'),
    direction: z.enum(LOCAL_SPACE_DIRECTIONS).meta({
      description: '`toward`: along the azimuth of the body; `away`: the other way',
      example: 'toward',
    }),
    azimuth: number('Azimuth of the body, degrees from north through east', 143.2),
    altitude: z
      .number()
      .meta({ description: 'Altitude of the body above the horizon, degrees, without refraction', example: 27.9 }),
    ...bodyShape,
  })
  .meta({ id: 'AcgLocalSpaceProperties', description: 'A line of local space' });

export const LocalSpaceFeature = featureSchema(LineGeometry, LocalSpaceProperties).meta({
  id: 'AcgLocalSpaceLine',
  description: 'Half of a great circle, from the place to its antipode',
});

export const LocalSpaceResponse = mapSchema(
  LocalSpaceFeature,
  'For each body the line toward it and the line away from it',
)
  .extend({ location: LocationInfo })
  .meta({ id: 'AcgLocalSpace', description: 'A map of local space as GeoJSON' });

export type LocalSpaceResponse = z.output<typeof LocalSpaceResponse>;

export const contract = defineContract({
  description:
    'Draws for every body the great circle that leaves the place in its direction, and the one that leaves the other way; both end at the antipode. The first passes where the body is overhead.',
  response: LocalSpaceResponse,
  errors: ['LLMModeNotSupported'],
});
