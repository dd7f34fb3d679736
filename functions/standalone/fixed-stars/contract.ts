import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { instantText, success } from '../../../lib/requests/answer.ts';
import { longitude, sign, signLongitude } from '../../../lib/requests/chart/points.ts';
import { integer, number, text } from '../../../lib/requests/members.ts';
import { calculationTime, LlmPoints, momentShape, warningList, zodiacInfoShape } from '../../../lib/requests/moment.ts';

const unknown = 'absent where it is not known';

export const FixedStar = z
  .object({
    name: text(
      'The name adopted by the IAU, otherwise the first name in the star catalog, otherwise the designation',
      'Regulus',
    ),
    designation: text('Bayer’s, Flamsteed’s or another designation', 'alpha Leonis'),
    longitude,
    latitude: number('Ecliptic latitude, degrees', 0.4648),
    sign,
    sign_longitude: signLongitude,
    magnitude: z
      .number()
      .optional()
      .meta({ description: `Visual magnitude; ${unknown}`, example: 1.4 }),
    spectral_class: text(`Spectral class; ${unknown}`, 'B7 Vn').optional(),
    constellation: text('Constellation that holds it, by the boundaries of the IAU', 'Leo').optional(),
    traditional_name: text(`Traditional name; ${unknown}`, 'Regulus').optional(),
    distance_light_years: z
      .number()
      .optional()
      .meta({ description: `From its parallax, light-years; ${unknown}`, example: 79.3 }),
  })
  .meta({ id: 'FixedStar', description: 'A fixed star or another object beyond the solar system, apparent, of date' });

export type FixedStar = z.output<typeof FixedStar>;

const FixedStarsAnswer = z
  .object({
    success,
    stars: z.array(FixedStar).meta({
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
