import * as z from 'zod';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { rowsSchema } from '../../../lib/requests/chart/llm-rows.ts';
import { createPeriodResponse, definitionShape, PeriodRows } from '../../../lib/requests/life-periods.ts';
import { choice, integer, number, text } from '../../../lib/requests/members.ts';
import { PROFECTION_ASPECTS_SCHEMA, profectedAspectRecord, profectionRecord } from './response.ts';

const ProfectionDefinition = z
  .object({
    id: z.literal('profections').meta({ description: 'What was calculated' }),
    from: text('Point that the profections start from', 'ascendant'),
    from_longitude: number('Its longitude at birth', 127.1),
    from_sign: choice(SIGNS, 'Its sign at birth', 'Leo'),
    mode: text('As in the request', 'sign'),
    months: text('As in the request', 'equal'),
    anniversary: text('As in the request', 'civil'),
    leap_day_anniversary: z.literal('03-01').nullable().meta({
      description:
        'Month and day of anniversaries in common years after a birth on 29 February; null after other births',
      example: null,
    }),
    ...definitionShape,
  })
  .meta({ id: 'ProfectionDefinition', description: 'How the profections were counted' });

const ProfectionRows = PeriodRows.extend({
  profected_longitude: z.number().optional().meta({
    description: 'By degrees: where the point is at the moment; else absent',
    example: 275.3849,
  }),
  aspects_schema: z
    .array(z.string())
    .optional()
    .meta({ description: 'Columns of `aspects`', example: [...PROFECTION_ASPECTS_SCHEMA] }),
  aspects: rowsSchema(
    PROFECTION_ASPECTS_SCHEMA,
    'By degrees: exact major aspects to the bodies and angles of the birth; dates to the minute in UTC',
    ['2000-06-15T12:30Z', 'square', 'moon', 214.51],
  ).optional(),
}).meta({ id: 'ProfectionRows', description: 'Profections as rows for a language model' });

const ProfectionResponse = createPeriodResponse({
  name: 'Profection',
  rows: ProfectionRows,
  definition: ProfectionDefinition,
  period: profectionRecord.schema,
  parts: 'those that divide it',
  shape: {
    age: integer('Completed years of life at the moment', 54),
    profected_longitude: z.number().nullable().meta({
      description: 'By degrees: where the point is at the moment; else null',
      example: null,
    }),
    aspects: z.array(profectedAspectRecord.schema).optional().meta({
      description:
        'By degrees: exact major aspects to the bodies and angles of the birth, in order of time; else absent',
    }),
  },
});

export const contract = defineContract({
  description:
    'The first year has the sign of the Ascendant, or of another point of the birth; each further year the next one, counted by whole signs regardless of the house system. The twelve months of a year begin with its sign, the twelve parts of a month with that of the month. Each period has its sign, house, lord by domicile, where the lord was at birth, and the bodies in the sign at birth. From a body no time of birth is needed.',
  response: ProfectionResponse,
  errors: ['InvalidRange', 'BirthTimeRequired'],
});
