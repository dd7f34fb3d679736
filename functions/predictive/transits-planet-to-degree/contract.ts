import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { instantText, success } from '../../../lib/requests/answer.ts';
import { flag, integer } from '../../../lib/requests/members.ts';
import { degreeTransitRecord } from '../transit-records.ts';

export const PlanetToDegreeResponse = z
  .object({
    success,
    transits: z.array(degreeTransitRecord.schema).meta({ description: 'Every crossing, in order of time' }),
    total_count: integer('Number of crossings in this answer', 3),
    search_end: instantText('End of the time in which the answer has every crossing'),
    complete: flag('False if the search found more crossings than `max_crossings`', true),
  })
  .meta({ id: 'PlanetToDegreeResponse', description: 'When a body crosses a degree' });

export type PlanetToDegreeResponse = z.input<typeof PlanetToDegreeResponse>;

export const contract = defineContract({
  description:
    'Every exact crossing in order of time, including retrograde ones, from `start_date` until there are `max_crossings` of them or the search ends. Each moment is calculated with the ephemeris itself: exact to a millisecond, or to 0.001″ where the body hardly moves. Without `end_date` the search covers 200 years (50 for the Moon) or extends to the end of the ephemeris files.',
  response: PlanetToDegreeResponse,
  errors: ['InvalidRange'],
});
