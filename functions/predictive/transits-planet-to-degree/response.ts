import * as z from 'zod';
import { roundWithinCycle } from '../../../lib/answers/rounding.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import type { DegreeTransits } from './calculate.ts';

const DEGREE_DECIMALS = 6;

export const DegreeTransit = z
  .object({
    exact_datetime: instantText('When the body is exactly at the degree'),
    planet: z.string().meta({ description: 'Name of the body', example: 'saturn' }),
    degree: z.number().meta({ description: 'The degree, in `[0, 360)`', example: 0 }),
    retrograde: z.boolean().meta({ description: 'True if the motion is retrograde', example: false }),
    crossing_number: z.int().meta({ description: '1, 2, 3 … from `start_date` on', example: 1 }),
  })
  .meta({ id: 'DegreeTransit', description: 'A body crossing a degree' });

export function toPlanetToDegreeResponse(results: DegreeTransits) {
  const { body, degree, crossings, searchEnd, isComplete } = results;
  return {
    transits: crossings.map(({ moment, retrograde }, index) => ({
      exact_datetime: formatInstant(moment),
      planet: body,
      degree: roundWithinCycle(360, degree, DEGREE_DECIMALS),
      retrograde,
      crossing_number: index + 1,
    })),
    total_count: crossings.length,
    search_end: formatInstant(searchEnd),
    complete: isComplete,
  };
}
