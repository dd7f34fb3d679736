import type * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { LocationInfo } from '../../../lib/requests/chart/chart-info.ts';
import { featureSchema, LineGeometry, mapSchema } from '../geojson.ts';
import { localSpaceProperties } from '../records.ts';

export const LocalSpaceFeature = featureSchema(LineGeometry, localSpaceProperties.schema).meta({
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
