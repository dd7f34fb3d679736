import * as z from 'zod';
import { ANGLE_METHODS } from '../../../lib/astro/timing/progressions/angles.ts';
import { NAIBOD_MEASURES } from '../../../lib/astro/timing/progressions/arcs.ts';
import { LIFE_METHODS } from '../../../lib/astro/timing/progressions/rates.ts';
import { TARGET_CHOICES } from '../../../lib/astro/timing/progressions/search-query.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { progressionRateShape } from '../../../lib/requests/chart/progressed.ts';
import { ChartHandle } from '../../../lib/requests/handle/schema.ts';
import { choice, flag, number } from '../../../lib/requests/members.ts';
import { warningList } from '../../../lib/requests/moment.ts';
import { pagedShape } from '../../../lib/requests/paging.ts';
import { ProgressedEventRecord } from './records.ts';
import { ProgressionRowAnswer } from './rows.ts';

const ProgressionDefinition = z
  .object({
    id: choice(
      ['progression', 'direction'],
      '`progression`: each point has its place at the progressed instant; `direction`: one arc moves all',
      'progression',
    ),
    method: choice(LIFE_METHODS, 'Method used', 'secondary'),
    ...progressionRateShape,
    angle_method: choice(ANGLE_METHODS, 'How the angles move', 'solar_arc'),
    naibod_measure: choice(NAIBOD_MEASURES, 'What Naibod’s arc is added to', 'longitude'),
    converse: flag('Whether the ephemeris runs backwards'),
    targets: choice(TARGET_CHOICES, 'Charts of the other points', 'natal'),
    orb: number('Orb, degrees; 0: exact aspects only', 0),
    sources: z.array(z.string()).meta({
      description: 'Where the method is stated',
      example: ['Solar Fire help, “Chart Angle Progression Type”'],
    }),
  })
  .meta({ id: 'ProgressionDefinition', description: 'Method and variants of the search' });

const ProgressionsSearchAnswer = z
  .object({
    success,
    definition: ProgressionDefinition,
    events: z.array(ProgressedEventRecord).meta({ description: 'In the order of the life' }),
    natal_points: z.record(z.string(), z.number()).meta({
      description: 'The natal points that were searched, degrees',
      example: { sun: 84.149453, ascendant: 182.465155 },
    }),
    handle: ChartHandle.optional(),
    warnings: warningList,
    ...pagedShape,
  })
  .meta({ id: 'ProgressionsSearchAnswer', description: 'Answer for format `json`' });

export const ProgressionsSearchResponse = z.union([ProgressionsSearchAnswer, ProgressionRowAnswer]).meta({
  id: 'ProgressionsSearchResponse',
  description: 'Events of a progressed or directed chart in the requested format',
});

export type ProgressionsSearchResponse = z.output<typeof ProgressionsSearchResponse>;

export const contract = defineContract({
  description:
    'Events of a birth chart as it moves by secondary, tertiary or minor progression, or by solar, Naibod, lunar or Ascendant arc. `exact_datetime` is the moment of life; `/ephemeris/progressed` gives its chart. At most 120 years and 250 000 events, in pages. Without a time of birth there are no angles and houses, and dates may be half a progressed day wrong.',
  response: ProgressionsSearchResponse,
  errors: ['InvalidRange', 'BirthTimeRequired', 'HouseSystemUndefined'],
});
