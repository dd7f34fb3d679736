import * as z from 'zod';
import { roundWithinCycle } from '../../../lib/answers/rounding.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import { flag, integer, number, text } from '../../../lib/requests/members.ts';
import type { DegreeTransits } from './calculate.ts';

const DEGREE_DECIMALS = 6;

export const DegreeTransit = z
  .object({
    exact_datetime: instantText('When the body is exactly at the degree'),
    planet: text('Name of the body', 'saturn'),
    degree: number('The degree, in `[0, 360)`', 0),
    retrograde: flag('True if the motion is retrograde'),
    crossing_number: integer('1, 2, 3 … from `start_date` on', 1),
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
