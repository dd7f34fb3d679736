import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { createPeriodResponse, PeriodRows } from '../../../lib/requests/life-periods.ts';
import { integer } from '../../../lib/requests/members.ts';
import { profectedAspectRecord, profectedAspectRows, profectionDefinition, profectionRecord } from './response.ts';

const ProfectionRows = PeriodRows.extend({
  profected_longitude: z.number().optional().meta({
    description: 'By degrees: where the point is at the moment; else absent',
    example: 275.3849,
  }),
  ...z.object(profectedAspectRows.shape).partial().shape,
}).meta({ id: 'ProfectionRows', description: 'Profections as rows for a language model' });

const ProfectionResponse = createPeriodResponse({
  name: 'Profection',
  rows: ProfectionRows,
  definition: profectionDefinition.schema,
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
