import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { calculationTime, momentShape, warningList } from '../../../lib/requests/moment.ts';
import { lunarPhaseRecord } from './records.ts';

export const LunarPhaseResponse = z
  .object({
    success,
    phase: lunarPhaseRecord.schema,
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
