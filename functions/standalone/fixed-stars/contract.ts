import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { instantText, success } from '../../../lib/requests/answer.ts';
import { LocationInfo } from '../../../lib/requests/chart/chart-info.ts';
import { definitionShape } from '../../../lib/requests/life-periods.ts';
import { integer, number, text } from '../../../lib/requests/members.ts';
import { calculationTime, LlmPoints, momentShape, warningList, zodiacInfoShape } from '../../../lib/requests/moment.ts';
import { fixedStarRecord, paranRecord } from './records.ts';

const FixedStarParans = z
  .object({
    definition: z
      .object({
        horizon: text(
          'Altitude 0° of the center as seen from the center of the Earth, without refraction',
          'geocentric',
        ),
        orb_minutes: number('Most that lies between the two passages, minutes of sidereal time', 4),
        start: instantText('Local midnight, with which the day begins'),
        end: instantText('The end of the day, 24 hours later'),
        ...definitionShape,
      })
      .meta({ id: 'FixedStarParansDefinition', description: 'What counts as a paran' }),
    location: LocationInfo,
    passages: z.array(paranRecord.schema).meta({ description: 'Parans in the order of the passages of the bodies' }),
  })
  .meta({ id: 'FixedStarParans', description: 'Parans of the stars of this answer at a place; only with `parans`' });

const FixedStarsAnswer = z
  .object({
    success,
    stars: z.array(fixedStarRecord.schema).meta({
      description:
        'The named stars in the order of the request, then those of the groups, each once; without names and groups in the order of the catalog',
    }),
    calculation_time: instantText('The instant that the stars are calculated for'),
    julian_day: number('The same as a Julian day in Universal Time', 2451545),
    parans: FixedStarParans.optional(),
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
    'Apparent geocentric positions of date, corrected for proper motion, parallax and aberration, of the named stars and of the groups, otherwise of the whole catalog of about 1 100 stars. Unknown facts of a star are left out. `parans` also lists which bodies are on the horizon or the meridian of a place together with one of these stars on the day.',
  response: FixedStarsResponse,
  errors: ['InvalidStar'],
});
