import * as z from 'zod';
import { CONJUNCTION_TYPES } from '../../../lib/astro/sky/events/conjunctions.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { VenusMetadata } from '../metadata.ts';
import { drift, VertexRecord } from './response.ts';

export const EightYearStarResponse = z
  .object({
    success,
    type: z.enum(CONJUNCTION_TYPES).meta({ description: 'Kind of all five conjunctions', example: 'inferior' }),
    vertices: z.array(VertexRecord).length(5).meta({
      description:
        'The five conjunctions of the kind nearest to the date, in order of time, which is the order in which they draw the pentagram',
    }),
    star_points_deg: z
      .array(z.number())
      .length(5)
      .meta({
        description: 'Their longitudes in ascending order, as around the zodiac',
        example: [2.651799, 73.594457, 140.470441, 215.385461, 288.718995],
      }),
    drift_deg: drift('Mean change of longitude of the vertices since the previous star'),
    metadata: VenusMetadata,
  })
  .meta({ id: 'EightYearStarResponse', description: 'The pentagram that five conjunctions draw in eight years' });

export type EightYearStarResponse = z.output<typeof EightYearStarResponse>;

export const contract = defineContract({
  description:
    'The five conjunctions of one kind nearest to a date. Joined in order of time they draw a five-pointed star around the zodiac; eight years later it is drawn again, turned back by some two and a half degrees.',
  response: EightYearStarResponse,
  errors: [],
});
