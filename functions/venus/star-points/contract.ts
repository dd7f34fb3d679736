import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success, WarningRecord } from '../../../lib/requests/answer.ts';
import { SubjectInfo } from '../../../lib/requests/chart/subject-info.ts';
import { VenusMetadata } from '../metadata.ts';
import { StarPointRecord } from './response.ts';

const warnings = z.array(WarningRecord).meta({ description: 'Empty if there are none' });

export const VenusStarPointsResponse = z
  .object({
    success,
    subject: SubjectInfo,
    star_points: z.array(StarPointRecord).meta({
      description:
        'Three conjunctions at or before the birth and two after it, in order of time; fewer only at the ends of the ephemeris files, with a warning',
    }),
    warnings,
    metadata: VenusMetadata,
  })
  .meta({ id: 'VenusStarPointsResponse', description: 'The birth star' });

export type VenusStarPointsResponse = z.output<typeof VenusStarPointsResponse>;

export const contract = defineContract({
  description:
    'The five conjunctions of Venus with the Sun around a birth, inferior and superior ones: three at or before it, the last of them the star point of the birth, and two after it.',
  response: VenusStarPointsResponse,
  errors: [],
});
