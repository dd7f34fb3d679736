import * as z from 'zod';
import { PHASE_NAMES } from '../../../lib/astro/sky/lunar/phase.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { integer, number } from '../../../lib/requests/members.ts';
import { calculationTime, momentShape, warningList } from '../../../lib/requests/moment.ts';

const moment = (description: string) =>
  z
    .string()
    .nullable()
    .meta({
      description: `${description}: ISO 8601, UTC, to the millisecond; null beyond the ephemeris files`,
      example: '2000-01-06T18:13:41.000Z',
    });

const LunarPhaseRecord = z
  .object({
    name: z.enum(PHASE_NAMES).meta({
      description:
        'One of eight sectors of 45° of the Moon’s elongation in longitude, each centered on its phase: New Moon is from 22.5° before to 22.5° after the conjunction',
      example: 'Waxing Crescent',
    }),
    illumination: number('Lit share of the disk, percent', 12.3),
    phase_angle: number('Angle Sun–Moon–Earth, degrees in [0, 180]', 139.1),
    elongation: number('True separation from the Sun, degrees in [0, 180]', 40.8),
    age_days: number('Days since the last new moon; null where that lies before the ephemeris files', 3.5).nullable(),
    distance_km: number('From the center of the Earth to that of the Moon', 384_400),
    angular_diameter_arcsec: number('As seen from the center of the Earth', 1865),
    next_new_moon: moment('Next conjunction with the Sun in longitude'),
    next_full_moon: moment('Next opposition to the Sun in longitude'),
    lunation_number: integer('Brown’s: lunation 1 began with the new moon of 17 January 1923', 953),
  })
  .meta({ id: 'LunarPhase', description: 'The Moon as seen from the center of the Earth' });

export const LunarPhaseResponse = z
  .object({
    success,
    phase: LunarPhaseRecord,
    warnings: warningList,
    metadata: z
      .object({ calculation_time_ms: calculationTime, ...momentShape })
      .meta({ id: 'LunarPhaseMetadata', description: 'How the phase was calculated' }),
  })
  .meta({ id: 'LunarPhaseResponse', description: 'The phase of the Moon' });

export type LunarPhaseResponse = z.output<typeof LunarPhaseResponse>;

export const contract = defineContract({
  description:
    'Phase, age and distance of the Moon and the next new and full moon, seen from the center of the Earth. New and full moon are the conjunction and the opposition in apparent longitude, as in almanacs. At the moment of a new moon the age is 0 and `next_new_moon` is the following one. Values that would need dates outside the ephemeris files are null.',
  response: LunarPhaseResponse,
  errors: [],
});
