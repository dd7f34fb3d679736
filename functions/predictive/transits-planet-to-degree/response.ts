import * as z from 'zod';
import { roundWithinCycle } from '../../../lib/answers/rounding.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import { instantText, success } from '../../../lib/requests/answer.ts';
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

export const PlanetToDegreeResponse = z
  .object({
    success,
    transits: z.array(DegreeTransit).meta({ description: 'Every crossing, in order of time' }),
    total_count: z.int().meta({ description: 'Number of crossings in this answer', example: 3 }),
    search_end: instantText('End of the time in which the answer has every crossing'),
    complete: z.boolean().meta({
      description: 'False if the search found more crossings than `max_crossings`',
      example: true,
    }),
  })
  .meta({ id: 'PlanetToDegreeResponse', description: 'When a body crosses a degree' });

export type PlanetToDegreeResponse = z.input<typeof PlanetToDegreeResponse>;

export function toPlanetToDegreeResponse(results: DegreeTransits): Omit<PlanetToDegreeResponse, 'success'> {
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
