import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { instantText, success } from '../../../lib/requests/answer.ts';
import { integer, number } from '../../../lib/requests/members.ts';
import { calculationTime, LlmPoints, momentShape, warningList, zodiacInfoShape } from '../../../lib/requests/moment.ts';
import { fixedStarRecord } from './records.ts';

const FixedStarsAnswer = z
  .object({
    success,
    stars: z.array(fixedStarRecord.schema).meta({
      description:
        'The named stars in the order of the request, then those of the groups, each once; without names and groups in the order of the catalog',
    }),
    calculation_time: instantText('The instant that the stars are calculated for'),
    julian_day: number('The same as a Julian day in Universal Time', 2451545),
    warnings: warningList,
    metadata: z
      .object({
        calculation_time_ms: calculationTime,
        total_stars: integer('Stars in this answer', 4),
        ...momentShape,
        ...zodiacInfoShape,
      })
      .meta({ id: 'FixedStarsMetadata', description: 'How the stars were calculated' }),
  })
  .meta({ id: 'FixedStarsAnswer', description: 'Answer for format `json`' });

const FixedStarsResponse = z
  .union([FixedStarsAnswer, LlmPoints])
  .meta({ id: 'FixedStarsResponse', description: 'Fixed stars in the requested format' });

export const contract = defineContract({
  description:
    'Apparent geocentric positions of date, corrected for proper motion, parallax and aberration, of the named stars and of the groups, otherwise of the whole catalog of about 1 100 stars. Unknown facts of a star are left out.',
  response: FixedStarsResponse,
  errors: ['InvalidStar'],
});
